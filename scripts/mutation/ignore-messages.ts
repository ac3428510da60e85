/** Calls whose texts are for people or logs, or names in a log. */
const tellers = /^(Error|notFound|warn|prepare)$/;

/** The parts of Babel's nodes and paths used here. */
type Node = { type: string; name?: string; property?: Node; callee?: Node };
type Path = { node: Node; parent?: Node };

const nameOf = ({ name, property }: Node) => property?.name ?? name ?? "";

/** Skips the texts of messages, because rewording one breaks no rule. */
export const strykerPlugins = [
  {
    kind: "Ignore",
    name: "messages",
    value: {
      shouldIgnore({ node, parent }: Path): string | undefined {
        const isText = node.type === "StringLiteral" || node.type === "TemplateLiteral";
        return isText && parent?.callee && tellers.test(nameOf(parent.callee)) ? "the text of a message" : undefined;
      },
    },
  },
];
