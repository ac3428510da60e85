import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
  draftKey,
  draftsAt,
  dropDraftsOf,
  dropTabDrafts,
  keepDraft,
  newestDraft,
  openDraft,
  type Place,
} from "./draft-store.ts";

/** A browser's storage, whose entries are its own properties. */
class FakeStorage {
  [key: string]: unknown;
  getItem(key: string) {
    return this[key] ?? null;
  }
  setItem(key: string, text: string) {
    this[key] = text;
  }
  removeItem(key: string) {
    delete this[key];
  }
}
class FullStorage extends FakeStorage {
  override setItem() {
    throw new DOMException("It's full", "QuotaExceededError");
  }
}
const typed = (title: string) => ({ before: { title: "" }, typed: { title } });
const titles = (key: string, place: Place = "device") =>
  draftsAt<{ title: string }>(key, place).map((draft) => draft.typed.title);
const news = draftKey("staff:1", "news:new");
const open = (place: Place = "device", onKept = (_isKept: boolean) => {}) => openDraft(news, place, onKept);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("localStorage", new FakeStorage());
  vi.stubGlobal("sessionStorage", new FakeStorage());
  vi.stubGlobal("addEventListener", () => {});
});
afterEach(() => {
  dropTabDrafts();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("what two tabs type under one key stays separate, and both are offered, the newest first", () => {
  const [first, second] = [open(), open()];
  first.keep(typed("From the first"));
  vi.advanceTimersByTime(500);
  second.keep(typed("From the second"));
  vi.advanceTimersByTime(500);
  first.keep(typed("More from the first"));
  vi.advanceTimersByTime(500);
  expect(titles(news)).toEqual(["More from the first", "From the second"]);
  first.forget();
  expect(titles(news)).toEqual(["From the second"]);
});

test("a form that goes on from a draft replaces it, and a chosen one wins over the newest", () => {
  open().keep(typed("Half"));
  vi.advanceTimersByTime(500);
  const next = open();
  expect(next.takeUp()).toMatchObject(typed("Half"));
  next.keep(typed("Half and more"));
  vi.advanceTimersByTime(500);
  expect(titles(news)).toEqual(["Half and more"]);
  const another = open();
  another.choose(undefined);
  expect(another.takeUp()).toBeUndefined();
});

test("a sign-out deletes what its account has typed, even a moment before, and leaves the others' drafts", () => {
  const others = draftKey("member-2", "staff");
  keepDraft(others, typed("Somebody else's"), "device");
  keepDraft("a new player", typed("In memory"));
  const draft = open();
  draft.keep(typed("Kept"));
  vi.advanceTimersByTime(500);
  draft.keep(typed("A moment ago"));
  dropDraftsOf("staff:1");
  dropTabDrafts();
  draft.write(); // as when the page is left
  vi.advanceTimersByTime(500);
  expect(Object.keys(localStorage)).toEqual([others]);
  expect(newestDraft("a new player")).toBeUndefined();
});

test("a draft of one tab is in no other, and goes with a sign-out", () => {
  const draft = open("tab");
  draft.keep(typed("A message"));
  vi.advanceTimersByTime(500);
  expect([titles(news, "tab"), titles(news, "device")]).toEqual([["A message"], []]);
  dropTabDrafts();
  expect(titles(news, "tab")).toEqual([]);
});

test.each(["full", "blocked"])("while the browser's storage is %s, the page keeps the draft and says so", (how) => {
  if (how === "full") vi.stubGlobal("localStorage", new FullStorage());
  else vi.stubGlobal("localStorage", undefined);
  const onKept = vi.fn<(isKept: boolean) => void>();
  const draft = open("device", onKept);
  draft.keep(typed("Only here"));
  vi.advanceTimersByTime(500);
  expect(onKept).toHaveBeenCalledWith(false);
  expect([draft.isKept(), titles(news)]).toEqual([false, ["Only here"]]);
  draft.forget();
  expect(titles(news)).toEqual([]);
});

test("what is stored under a key and isn't a draft is left alone", () => {
  for (const text of ["", "not JSON", "{}", '{"typed":1}']) {
    localStorage.setItem(news, text);
    expect(titles(news)).toEqual([]);
  }
});
