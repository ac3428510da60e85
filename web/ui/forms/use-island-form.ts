import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { ApiFailure } from "#contract/client.ts";
import type { PostedForm } from "#contract/rendered-page.ts";
import { type Problems, wrongField } from "./problems.ts";
import { type Failure, useFailure } from "./use-failure.ts";

type FormOptions<Typed, Answer> = {
  /** Brings what checks the form, when it is touched and not with the page. */
  loadCheck: () => Promise<{ problemsOf: (typed: unknown) => Problems }>;
  send: (typed: Typed) => Promise<Answer>;
  /** Also hears which fields have been changed since: what stands in them was not sent. */
  onSent: (answer: Answer, form: HTMLFormElement, changedSince: ReadonlySet<string>) => void;
  /** Also called for refused fields that the form does not have. */
  errorMessage: (error: unknown) => Failure;
  /** The specification names a toast for its failure. */
  hasFailureToast?: boolean;
  /** The form as it came back without script. */
  refused?: PostedForm | undefined;
};

/** A form as it was when someone sent it. */
type Delivery<Typed> = { form: HTMLFormElement; typed: Typed; entries: Map<string, string> };

const isEmpty = (problems: Problems) => Object.values(problems).every((message) => message === undefined);

/** Where the check cannot be had, the server still checks. */
const uncheckable = { problemsOf: (): Problems => ({}) };

/**
 * For the forms of islands, where React Hook Form doesn't fit: checks on submit, then on every change, and focuses the first
 * wrong field. Inputs are uncontrolled, so a failure or late hydration keeps what was typed.
 */
export function useIslandForm<Typed, Answer>(options: FormOptions<Typed, Answer>) {
  const { loadCheck, send, onSent, errorMessage, hasFailureToast, refused } = options;
  const [problems, setProblems] = useState<Problems>(refused?.fields ?? {});
  const [isTried, setTried] = useState(refused !== undefined);
  const { failure, fail, clearFailure } = useFailure(isEmpty(problems) ? refused?.error : undefined, hasFailureToast);
  const [isSending, setSending] = useState(false);
  const isUnderWay = useRef(false); // at once, where isSending waits for the page to be drawn

  const check = async (typed: unknown) => (await loadCheck().catch(() => uncheckable)).problemsOf(typed);

  const delivery = useMutation({
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
    flushSync(() => setProblems(found)); // a field's message is there before the field is focused and read out
    form.querySelector<HTMLElement>(wrongField)?.focus();
    form.querySelector(".error")?.scrollIntoView({ block: "nearest" }); // its field is beside it
  }

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setTried(true);
    clearFailure();
    setSending(true);
    const form = event.currentTarget;
    delivery.mutate({ form, typed: textFields(form) as Typed, entries: entriesOf(form) }); // typed: the check and the server look at it
  }

  async function recheck(form: HTMLFormElement) {
    const found = await check(textFields(form));
    if (isTried) setProblems(found);
  }

  return {
    problems,
    failure,
    isSending,
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
