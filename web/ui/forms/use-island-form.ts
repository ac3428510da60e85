import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useRef, useState } from "react";
import type { ApiFailure } from "#contract/client.ts";
import type { PostedForm } from "#contract/rendered-page.ts";
import { useAfterRender } from "#web/ui/focus/use-after-render.ts";
import { type Problems, wrongField } from "./problems.ts";
import { type Failure, useFailure } from "./use-failure.ts";

type FormOptions<Typed, Answer> = {
  /** Loads the form's validation, once the form is touched rather than with the page. */
  loadValidation: () => Promise<{ problemsOf: (typed: unknown) => Problems }>;
  send: (typed: Typed) => Promise<Answer>;
  /** Called after a successful send. `changedSince` names the fields edited since, whose new values weren't sent. */
  onSent: (answer: Answer, form: HTMLFormElement, changedSince: ReadonlySet<string>) => void;
  /** Also called for errors of fields that the form doesn't have. */
  errorMessage: (error: unknown) => Failure;
  /** Shows failures as a toast as well, where the specification asks for one. */
  hasFailureToast?: boolean;
  /** The form as the server refused it when it was sent without JavaScript. */
  refusedForm?: PostedForm | undefined;
};

/** A form at the moment it was sent. */
type Delivery<Typed> = { form: HTMLFormElement; typed: Typed; entries: Map<string, string> };

const isEmpty = (problems: Problems) => Object.values(problems).every((message) => message === undefined);

/** Used if the validation can't be loaded. The server still validates. */
const noValidation = { problemsOf: (): Problems => ({}) };

/**
 * Handles the forms of islands, which don't load React Hook Form. Validates on submit, then on every change, and focuses the
 * first invalid field. Inputs are uncontrolled, so that a failure or late hydration keeps what was typed.
 */
export function useIslandForm<Typed, Answer>(options: FormOptions<Typed, Answer>) {
  const { loadValidation, send, onSent, errorMessage, hasFailureToast, refusedForm } = options;
  const [problems, setProblems] = useState<Problems>(refusedForm?.fields ?? {});
  const [isTried, setTried] = useState(refusedForm !== undefined);
  const { failure, fail, clearFailure } = useFailure(
    isEmpty(problems) ? refusedForm?.error : undefined,
    hasFailureToast,
  );
  const [isSending, setSending] = useState(false);
  const afterRender = useAfterRender();
  const isUnderWay = useRef(false); // set at once, whereas isSending waits for a render

  const validate = async (typed: unknown) => (await loadValidation().catch(() => noValidation)).problemsOf(typed);

  const delivery = useMutation({
    mutationFn: async ({ typed }: Delivery<Typed>) => {
      const found = await validate(typed);
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
      const { fields = {}, status } = error as Partial<ApiFailure>;
      const hasThem = Object.keys(fields).some((name) => form.elements.namedItem(name));
      if (!hasThem || status === 409) fail(errorMessage(error));
      if (hasThem) refuse(form, fields);
    },
    onSettled: () => {
      isUnderWay.current = false;
    },
  });

  function refuse(form: HTMLFormElement, found: Problems) {
    setProblems(found);
    afterRender(() => {
      form.querySelector<HTMLElement>(wrongField)?.focus();
      form.querySelector(".error")?.scrollIntoView({ block: "nearest" }); // next to its field
    });
  }

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setTried(true);
    clearFailure();
    setSending(true);
    const form = event.currentTarget;
    delivery.mutate({ form, typed: textFields(form) as Typed, entries: entriesOf(form) }); // checked here and on the server
  }

  async function revalidate(form: HTMLFormElement) {
    const found = await validate(textFields(form));
    if (isTried) setProblems(found);
  }

  return {
    problems,
    failure,
    isSending,
    /** Spread into the form. */
    formProps: {
      method: "post", // if submitted before hydration, a GET would put the values, even passwords, into the address
      noValidate: true,
      onSubmit: handleSubmit,
      onChange: ({ currentTarget }: FormEvent<HTMLFormElement>) => void revalidate(currentTarget),
    },
  };
}

/** Returns the content of each field. Files are identified by name, size and modification time. */
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

/** Returns the form's values, without the fields that identify the form. If fields share a name, the last one counts. */
function textFields(form: HTMLFormElement): unknown {
  const { form: _name, returnUrl: _next, ...typed } = Object.fromEntries(new FormData(form));
  return typed;
}
