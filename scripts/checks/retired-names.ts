import { projectFiles, readProjectFile, report } from "./project-files.ts";

/** Names that only made sense inside this project, with the ones that the field uses instead. */
const files: Record<string, string> = {
  "account-checks": "account-validation",
  arriving: "async-list",
  "ask-all-anew": "invalidate-all",
  "bone-form": "management-form",
  brief: "article-card",
  "calendar-programs": "calendar-feeds",
  "clash-choices": "conflict-choices",
  "contact-check": "contact-validation",
  contents: "table-of-contents",
  count3: "stats",
  design: "ui",
  "editor-dialog": "article-editor-dialog or event-editor-dialog",
  "event-facts": "event-json-ld",
  explain: "error-message",
  "featured-story": "featured-article",
  "file-tools": "list-tools",
  "find-now": "fetch-row",
  "find-row": "fetch-row",
  "form-check": "validate-by-schema",
  frame: "shell or layout",
  ground: "globals",
  "growing-list": "infinite-rows",
  "has-own-layout": "hides-public-layout",
  "here-now": "current-path",
  "image-cropper": "picture-cropper",
  "is-apart": "hides-public-layout",
  "keep-visitor": "session-sync",
  key: "button",
  lede: "featured-article",
  "load-check": "load-validation",
  "long-list": "infinite-list",
  "member-answers": "clear-member-cache",
  moment: "local-time",
  "month-to-come": "month-skeleton",
  "move-buttons": "reorder-buttons",
  "news-article": "article-json-ld",
  "news-desk": "news-admin",
  offer: "access-offer-details",
  "opened-story": "opened-article",
  outcome: "email-link-outcome or decision-outcome",
  "own-account-checks": "own-account-schemas",
  "own-address": "own-feed",
  "page-link": "text-link",
  panel: "assistant-panel or calendar-panel",
  pill: "count-badge",
  plan: "adjustment",
  reader: "session",
  "replay-press": "early-island-presses",
  rise: "reveal",
  "rules-check": "validate-by-rules",
  "send-staff-on": "redirect-staff",
  "sports-team": "team-json-ld",
  "staff-answers": "staff-session",
  "staff-check": "staff-sign-in-validation",
  states: "skeleton, empty-state or error-state",
  story: "article",
  "story-address": "article-address",
  "story-card": "article-card",
  "story-dialog": "article-dialog",
  "story-events": "article-events",
  "story-page": "article-page",
  "switch-box": "switch-field",
  "tab-head": "dashboard-tab-head",
  "tell-saved": "toast",
  "text-key": "text-button",
  typed: "field-values",
  "use-arrival": "use-navigation-focus",
  "use-asked-in-address": "use-open-from-address",
  "use-chosen": "use-row-dialog",
  "use-settled": "use-debounced-value",
  "use-typed": "use-debounced-search",
  "what-is-shown": "tab-queries",
  wins: "result-list-wins",
  words: "audit-words or word-stems",
};

/** Components, hooks, functions, types and props. */
const identifiers: Record<string, string> = {
  Arriving: "AsyncList",
  askAllAnew: "invalidateAll",
  Awards: "WaysToEarn",
  BareFrame: "MinimalLayout",
  Brief: "ArticleCard",
  bringToLife: "loadAndHydrate",
  CalendarPrograms: "CalendarFeeds",
  checkByRules: "validateByRules",
  checkOfForm: "loadValidationOf",
  ClashChoices: "ConflictChoices",
  clashOf: "conflictOf",
  CloseLook: "SelectedEvent",
  comeAlive: "markHydrated",
  Contents: "TableOfContents",
  doomed: "deletion",
  dropMemberAnswers: "clearMemberCache",
  Empty: "EmptyState",
  eventFacts: "eventJsonLd",
  explain: "errorMessage",
  explainAs: "describeError",
  Failed: "ErrorState",
  FeaturedStory: "FeaturedArticle",
  FileTools: "ListTools",
  findNow: "fetchRow",
  findRow: "fetchRow",
  forgetStaff: "clearStaffCache",
  giveFocusBack: "returnFocus",
  giveSignsOfLife: "startBeacon",
  goesPlainly: "isPressedWithoutIsland",
  GrowingList: "InfiniteRows",
  hasOwnLayout: "hidesPublicLayout",
  hereNow: "currentPath",
  ImageCropper: "PictureCropper",
  isApart: "hidesPublicLayout",
  isBlocked: "isDisabled",
  isForReader: "dependsOnSession",
  isGrave: "isDestructive",
  isReloaded: "reloadsOnSessionChange",
  keepVisitorCurrent: "syncSession",
  Key: "Button",
  keyClass: "buttonClass",
  keyOf: "draftKeyOf",
  Lede: "FeaturedArticle",
  LongList: "InfiniteList",
  Moment: "LocalTime",
  MonthToCome: "MonthSkeleton",
  MoveButtons: "ReorderButtons",
  NewsStory: "PublishedArticle",
  newsStory: "publishedArticle",
  nowhereHead: "notFoundHead",
  onRefusedCaller: "onUnauthorized",
  OpenedStory: "OpenedArticle",
  OwnAddress: "OwnFeed",
  OwnHill: "ProfilePicture",
  PageLink: "TextLink",
  Pill: "CountBadge",
  prefersStillness: "prefersReducedMotion",
  readAnew: "invalidate",
  replayFirstPresses: "replayEarlyPresses",
  sendStaffOn: "redirectStaff",
  SheetLinks: "MenuLinks",
  sportsTeam: "teamJsonLd",
  staffCheck: "staffSession",
  staffHere: "signedInStaff",
  storyAt: "articleAt",
  StoryCard: "ArticleCard",
  StoryDialog: "ArticleDialog",
  StoryMeta: "ArticleMeta",
  StoryPage: "ArticlePage",
  StoryText: "ArticleText",
  TabHead: "DashboardTabHead",
  TextKey: "TextButton",
  throwAway: "discard",
  useArrival: "useNavigationFocus",
  useAskedInAddress: "useOpenFromAddress",
  useChosen: "useRowDialog",
  useFocusGivenBack: "useReturnFocus",
  useReader: "useSession",
  useRise: "useReveal",
  useSettled: "useDebouncedValue",
  useTyped: "useDebouncedSearch",
  useWriting: "useEventActions",
  VideosToCome: "VideosSkeleton",
  WayIn: "SignInTrigger",
  whatIsShown: "tabQueries",
};

/** "Key" meaning a button, in a longer name or as the name of a label. Other keys are on a keyboard or look something up. */
const keysForButtons = [
  /\b[A-Za-z]+Keys?Props\b/g,
  /\b(?:add|cancel|insufficient|move|redeem|remove|save|send|submit)[A-Z]?[a-z]*Keys?\b/g,
  /(?<=\b)key(?=: "[A-Z][a-z]+ )/g,
];

/** Classes, by the part before `__` and `--`. */
const classes: Record<string, string> = {
  ahead: "dashboard-tab-head",
  asplit: "split",
  asst: "assistant",
  awards: "ways-to-earn",
  best: "plan-badge",
  "bone-form": "management-form",
  box: "card",
  cal: "calendar",
  count3: "stats",
  dayin: "event-rail",
  dl2: "details-list",
  dos: "application-list",
  err: "error",
  f: "field",
  fail: "error-state",
  "featured-story": "featured-article",
  foot: "footer",
  kept: "draft-question",
  key: "button",
  lbl: "counter-label",
  led: "history-list",
  left: "countdown",
  line: "text-link",
  memb: "member-name",
  mute: "muted",
  num: "numerals",
  past: "our-story",
  phead: "page-head",
  pill: "count-badge",
  prio: "priority",
  programs: "calendar-feeds",
  pts: "points-link",
  sets: "settings-tab",
  skel: "skeleton",
  story: "article-link",
  "story-cards": "article-cards",
  "story-page": "article-page",
  sub2: "application-list__sub",
  sw: "switch",
  "tab-head": "dashboard-tab-head",
  trig: "survey-mark",
  txt: "text-button",
  vfirst: "first-visit-note",
  vh: "visually-hidden",
  void: "not-found",
  x: "close-button",
};

const isStyled = (path: string) => path.endsWith(".css");
const isCode = (path: string) => /\.tsx?$/.test(path) && !path.endsWith(".gen.ts");

/** Matches where a name is declared, imported, rendered or assigned, because most of the names are also ordinary words. */
const placesOf = (name: string) =>
  new RegExp(
    `\\b(?:function|const|let|type|interface|class) ${name}\\b|\\bimport (?:type )?\\{[^}]*\\b${name}\\b|</?${name}\\b|\\b${name}(?:=\\{|\\?: )`,
  );

const instead = (path: string, name: string, better: string | undefined) =>
  `${path}: "${name}" needs a glossary: ${better}`;

/** Returns the retired names in the path or text of a file in web/. */
export function retiredNamesIn(path: string, text: string): string[] {
  const parts = path.split("/").map((part) => part.replace(/\..*$/, ""));
  const ofPath = parts.filter((part) => Object.hasOwn(files, part)).map((part) => instead(path, part, files[part]));
  if (isStyled(path)) return [...ofPath, ...retiredClassesIn(path, text)];
  if (!isCode(path)) return ofPath;
  const named = Object.keys(identifiers).filter((name) => placesOf(name).test(text));
  const keys = keysForButtons.flatMap((pattern) => text.match(pattern) ?? []);
  return [
    ...ofPath,
    ...named.map((name) => instead(path, name, identifiers[name])),
    ...[...new Set(keys)].map((name) => instead(path, name, "button, or what it does")),
  ];
}

function retiredClassesIn(path: string, css: string): string[] {
  const preludes = [...css.replaceAll(/\/\*[\s\S]*?\*\//g, "").matchAll(/(?<=^|[{};])([^{};]*)\{/g)].map(
    ([all]) => all,
  );
  const bases = preludes.flatMap((prelude) =>
    [...prelude.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name = ""]) => name.replace(/(?:__|--).*$/, "")),
  );
  const found = [...new Set(bases)].filter((name) => Object.hasOwn(classes, name));
  return found.map((name) => instead(path, `.${name}`, classes[name]));
}

function checkNames() {
  const paths = projectFiles().filter((path) => path.startsWith("web/"));
  report(
    paths.flatMap((path) => retiredNamesIn(path, isStyled(path) || isCode(path) ? readProjectFile(path) : "")),
    `${paths.length} files of web/`,
  );
}

if (import.meta.main) checkNames();
