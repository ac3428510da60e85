import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { ApiFailure } from "#contract/client.ts";
import type { PostedForm } from "#contract/page.ts";
import { toast, toasts } from "#web/ui/feedback/toast.ts";

/** What is wrong, by the name of the field. */
export type Problems = Record<string, string | undefined>;
/** What the person is told of a failure that belongs to no field. */
export type Failure = { title: string; description?: string };

type FormOptions<Typed, Answer> = {
  /** Brings what checks the form, and zod with it: when the form is touched, not with the page. */
  loadCheck: () => Promise<{ problemsOf: (typed: unknown) => Problems }>;
  /** The form's values as they stand; by default its text fields. */
  read?: (form: HTMLFormElement) => Typed;
  send: (typed: Typed) => Promise<Answer>;
  /** Also hears which fields have been changed since: what stands in them was not sent. */
  onSent: (answer: Answer, form: HTMLFormElement, changedSince: ReadonlySet<string>) => void;
  /** Also called for refused fields that the form does not have. */
  errorMessage: (error: unknown) => Failure;
  /** Hears what is wrong with the fields before the first of them is focused: it may have to come into sight. */
  onRefused?: (found: Problems) => void;
  /** The form as it came back without script. */
  refused?: PostedForm | undefined;
  /** Lets others on the page know that it is on its way. */
  mutationKey?: readonly string[];
};

/** A form as it was when somebody sent it. */
type Delivery<Typed> = { form: HTMLFormElement; typed: Typed; entries: Map<string, string> };

/** Of a group of options, its first one. */
const wrongField = ":not(fieldset)[aria-invalid=true], fieldset[aria-invalid=true] input";

const isEmpty = (problems: Problems) => Object.values(problems).every((message) => message === undefined);

/** Where the check cannot be had, the server still checks. */
const uncheckable = { problemsOf: (): Problems => ({}) };

/**
 * How every form behaves: it checks on submit and from then on at every change, with the first wrong field focused. The
 * fields keep their own values, so that neither a failure nor the late arrival of the script loses what was typed.
 */
export function useForm<Typed, Answer>(options: FormOptions<Typed, Answer>) {
  const { loadCheck, read = textFields, send, onSent, errorMessage, onRefused, refused, mutationKey } = options;
  const [problems, setProblems] = useState<Problems>(refused?.fields ?? {});
  const [isTried, setTried] = useState(refused !== undefined);
  const [failure, setFailure] = useState(isEmpty(problems) ? refused?.error : undefined);
  const [isSending, setSending] = useState(false);
  const isUnderWay = useRef(false); // at once, where isSending waits for the page to be drawn
  const complaint = useRef<number>(undefined);

  const check = async (typed: unknown) => (await loadCheck().catch(() => uncheckable)).problemsOf(typed);

  const delivery = useMutation({
    ...(mutationKey && { mutationKey }),
    mutationFn: async ({ typed }: Delivery<Typed>) => {
      const found = await check(typed);
      return isEmpty(found) ? { isSent: true as const, answer: await send(typed) } : { isSent: false as const, found };
    },
    onSuccess: (outcome, { form, entries }) => {
      setSending(false);
      if (!outcome.isSent) return refuse(form, outcome.found);
      setProblems({});
      setTried(false);
      onSent(outcome.answer, form, changedIn(form, entries));
    },
    onError: (error, { form }) => {
      setSending(false);
      const fields = error instanceof ApiFailure ? error.fields : {};
      const hasThem = Object.keys(fields).some((name) => form.elements.namedItem(name));
      if (hasThem) refuse(form, fields);
      else fail(errorMessage(error));
    },
    onSettled: () => {
      isUnderWay.current = false;
    },
  });

  function refuse(form: HTMLFormElement, found: Problems) {
    flushSync(() => {
      setProblems(found); // a field's message stands there before the field is focused and read out
      onRefused?.(found);
    });
    form.querySelector<HTMLElement>(wrongField)?.focus();
  }

  function fail({ title, description }: Failure) {
    setFailure(description ?? title);
    complaint.current = toast({ title, ...(description && { description }), tone: "bad", mustBeRead: false });
  }

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setTried(true);
    setFailure(undefined);
    if (complaint.current !== undefined) toasts.dismiss(complaint.current); // of the try before: what comes now is news
    setSending(true);
    const form = event.currentTarget;
    delivery.mutate({ form, typed: read(form) as Typed, entries: entriesOf(form) }); // typed: the check and the server look at it
  }

  async function recheck(form: HTMLFormElement) {
    const found = await check(read(form));
    if (isTried) setProblems(found);
  }

  function forget() {
    setProblems({});
    setTried(false);
    setFailure(undefined);
  }

  return {
    problems,
    failure,
    isSending,
    /** For values that were not typed but set, which no browser tells. */
    recheck,
    /** Nothing has been tried and nothing is wrong. */
    forget,
    /** Spread into the form. */
    form: {
      method: "post", // before the script has come a press would put what was typed, a password too, into the address
      noValidate: true,
      onSubmit: handleSubmit,
      onChange: ({ currentTarget }: FormEvent<HTMLFormElement>) => void recheck(currentTarget),
    },
  };
}

/** What each field holds, a file by its name, size and age. */
function entriesOf(form: HTMLFormElement): Map<string, string> {
  const entries = new Map<string, string>();
  for (const [name, value] of new FormData(form)) {
    const text = value instanceof File ? `${value.name} ${value.size} ${value.lastModified}` : value;
    entries.set(name, `${entries.get(name) ?? ""}\n${text}`);
  }
  return entries;
}

function changedIn(form: HTMLFormElement, sent: Map<string, string>): ReadonlySet<string> {
  const now = entriesOf(form);
  const names = new Set([...now.keys(), ...sent.keys()]);
  return new Set([...names].filter((name) => now.get(name) !== sent.get(name)));
}

/** Of fields by the same name the last one counts; what says which form it is does not. */
function textFields(form: HTMLFormElement): unknown {
  const { form: _name, returnUrl: _next, ...typed } = Object.fromEntries(new FormData(form));
  return typed;
}
