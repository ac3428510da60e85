/** Calls whose words are for people or for a log, or name something in a log. */
const tellers = /^(Error|notFound|warn|prepare)$/;

/** What is asked of Babel's nodes and paths. */
type Node = { type: string; name?: string; property?: Node; callee?: Node };
type Path = { node: Node; parent?: Node };

const nameOf = ({ name, property }: Node) => property?.name ?? name ?? "";

/** Leaves out the text of messages: another wording breaks no rule. */
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
