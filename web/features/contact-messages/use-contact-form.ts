import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { flushSync } from "react-dom";
import { ApiFailure } from "#contract/client.ts";
import { type ContactRequest, contactMessagesApi, contactTexts } from "#contract/contact-messages.ts";
import type { PostedForm } from "#contract/page.ts";
import { api } from "#web/api.ts";
import { toast } from "#web/design/toast.ts";
import type { Problems } from "./contact-check.ts";

/** Zod and the schema come when the form is touched, not with the page. Where they cannot be had, the server still checks. */
const loadCheck = () => import("./contact-check.ts").catch(() => ({ problemsOf: (): Problems => ({}) }));
const isEmpty = (problems: Problems) => Object.keys(problems).length === 0;

/**
 * How the contact form behaves: it checks on submit and from then on at every change. The fields keep their own values,
 * so that neither a failure nor the late arrival of the script loses what was typed.
 */
export function useContactForm(refused: PostedForm | undefined) {
  const [problems, setProblems] = useState<Problems>(refused?.fields ?? {});
  const [isTried, setTried] = useState(refused !== undefined);
  const [failure, setFailure] = useState(isEmpty(problems) ? refused?.error : undefined);

  const delivery = useMutation({
    mutationFn: async (form: HTMLFormElement) => {
      const typed = typedInto(form);
      const { problemsOf } = await loadCheck();
      const found = problemsOf(typed);
      if (isEmpty(found)) await api(contactMessagesApi.send, { body: typed });
      return found;
    },
    onSuccess: (found, form) => (isEmpty(found) ? thank(form) : refuse(form, found)),
    onError: (error, form) => {
      const found = error instanceof ApiFailure ? error.fields : {};
      if (isEmpty(found)) fail();
      else refuse(form, found);
    },
  });

  function refuse(form: HTMLFormElement, found: Problems) {
    flushSync(() => setProblems(found)); // a field's message stands there before the field is focused and read out
    form.querySelector<HTMLElement>("[aria-invalid]")?.focus();
  }

  function thank(form: HTMLFormElement) {
    setProblems({});
    setTried(false);
    for (const field of form.querySelectorAll<HTMLInputElement>(".in")) field.value = "";
    toast({ title: contactTexts.sent });
  }

  function fail() {
    setFailure(contactTexts.failed);
    toast({ title: contactTexts.failed, tone: "bad" });
  }

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (delivery.isPending) return;
    setTried(true);
    setFailure(undefined);
    delivery.mutate(event.currentTarget);
  }

  async function handleChange({ currentTarget: form }: FormEvent<HTMLFormElement>) {
    const { problemsOf } = await loadCheck();
    if (isTried) setProblems(problemsOf(typedInto(form)));
  }

  return { problems, failure, isSending: delivery.isPending, handleSubmit, handleChange };
}

function typedInto(form: HTMLFormElement) {
  const { name, email, subject, message } = Object.fromEntries(new FormData(form));
  return { name, email, subject, message } as ContactRequest; // as far as typed: both we and the server check it
}
