import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useLayoutEffect, useRef, useState } from "react";
import { type DefaultValues, type Path, type PathValue, type UseFormRegisterReturn, useForm } from "react-hook-form";
import type { z } from "zod/mini";
import type { ApiFailure } from "#contract/client.ts";
import type { PostedForm } from "#contract/rendered-page.ts";
import { noSuchDateTyped } from "#contract/text-rules.ts";
import type { OpenDraft } from "#web/browser-state/draft-store.ts";
import { type Problems, wrongField } from "./problems.ts";
import { type Failure, toastFailure, useFailure } from "./use-failure.ts";
import { type FormValues, useUnsavedValues } from "./use-unsaved-values.ts";

export type FormOptions<Values extends FormValues, Body, Answer> = {
  /** The initial values. When they change, untouched fields follow. */
  defaultValues: Values;
  /** Loads the contract's schema along with zod, once the form is touched rather than with the page. */
  schema: () => Promise<z.ZodMiniType>;
  /** Converts the values to what is validated and sent. Defaults to the values themselves. */
  toBody?: (values: Values) => Body;
  send: (body: Body, values: Values) => Promise<Answer>;
  /** Moves messages to other fields than the schema's. */
  placeProblems?: (problems: Problems, values: Values) => Problems;
  /** `hasNoLaterEdits` is true if nothing was edited while the form was being sent. */
  onSent: (answer: Answer, hasNoLaterEdits: boolean) => void;
  /** The values after a successful send, except in fields edited since. By default, fields keep their values. */
  valuesAfter?: (answer: Answer) => Values;
  /** Describes a failure that belongs to no field. */
  errorMessage: (error: unknown) => Failure;
  /** Shows failures as a toast as well, where the specification asks for one. */
  hasFailureToast?: boolean;
  /** Called with the invalid fields before the first one is focused. */
  onRefused?: (problems: Problems) => void;
  /** Keeps unsaved values, from `useDraft`. */
  draft?: OpenDraft;
  /** Fields that are never kept, such as passwords. */
  secrets?: readonly (keyof Values & string)[];
  /** The form as the server refused it when it was sent without JavaScript. */
  refusedForm?: PostedForm | undefined;
  mutationKey?: readonly string[];
};

/** The props of a field's input. */
export type RegisteredField = UseFormRegisterReturn & {
  error: string | undefined;
  defaultValue?: string;
  defaultChecked?: boolean;
};

/**
 * A React Hook Form form that is validated with the contract's schema and sent by a mutation. It is validated on submit, then on
 * every change, and the first invalid field gets the focus. Errors from the server are shown on their fields.
 */
export function useSubmitForm<Values extends FormValues, Body = Values, Answer = unknown>(
  options: FormOptions<Values, Body, Answer>,
) {
  const {
    placeProblems = (problems: Problems) => problems,
    schema,
    send,
    onSent,
    valuesAfter,
    errorMessage,
    hasFailureToast,
    onRefused,
    draft,
    secrets,
    refusedForm,
    mutationKey,
  } = options;
  const toBody = options.toBody ?? ((values: Values) => values as unknown as Body); // Body is Values if it is left out
  const element = useRef<HTMLFormElement>(null);
  const isChecked = useRef(refusedForm !== undefined);
  const isUnderWay = useRef(false);
  const mustFocus = useRef(false);
  const [initial] = useState(options.defaultValues);
  const [errors] = useState(() => errorsIn(refusedForm?.fields ?? {}));
  const { failure, fail, clearFailure } = useFailure(
    refusedForm && !errors ? refusedForm.error : undefined,
    hasFailureToast,
  );

  const form = useForm<Values, unknown, Values>({
    defaultValues: initial as DefaultValues<Values>, // all of the values
    ...(errors && { errors }),
    reValidateMode: "onSubmit", // handleChange revalidates all fields, because one may depend on another
    shouldFocusError: false, // its message must be rendered first
    resolver: async (values, context, rest) => {
      const loaded = await schema().catch(() => undefined); // the server validates too
      if (!loaded) return { values, errors: {} };
      const check = standardSchemaResolver<Values, unknown, Values>(
        loaded as z.ZodMiniType<Values, Values>,
        undefined,
        {
          raw: true,
        },
      ); // keep the raw issues, which carry the fields' names
      const { errors: found } = await check(toBody(values) as unknown as Values, context, rest); // the schema checks its type
      const refused = errorsIn({ ...placeProblems(problemsIn(found), values), ...impossibleDates(element.current) });
      return refused ? { values: {}, errors: refused } : { values, errors: {} };
    },
  });
  const { isSubmitting, errors: wrong } = form.formState;
  const problems = problemsIn(wrong);
  const unsaved = useUnsavedValues({ form, defaultValues: options.defaultValues, draft, secrets });

  const mutation = useMutation({
    ...(mutationKey && { mutationKey }),
    mutationFn: (values: Values) => send(toBody(values), values),
    onSuccess: (answer) => {
      isChecked.current = false;
      onSent(answer, unsaved.saved(valuesAfter?.(answer)));
    },
    onError: (error) => {
      const { fields = {}, status } = error as Partial<ApiFailure>;
      const refused = Object.entries(fields);
      const known = refused.filter(([name]) => element.current?.elements.namedItem(name));
      const isHidden = !element.current?.checkVisibility(); // its dialog was closed, or shows something else
      if (known.length === 0 || isHidden || status === 409) {
        const failed = errorMessage(error);
        if (isHidden && !hasFailureToast) toastFailure(failed);
        fail(failed);
      }
      if (known.length === 0) return;
      for (const [name, message] of known) form.setError(name as Path<Values>, { message });
      refuse(Object.fromEntries(known));
    },
  });

  function refuse(found: Problems) {
    mustFocus.current = true;
    onRefused?.(found);
  }

  useLayoutEffect(() => {
    const field = mustFocus.current && element.current?.querySelector<HTMLElement>(wrongField);
    if (!field) return;
    field.focus();
    mustFocus.current = document.activeElement !== field; // it may have to become visible first
  });

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    isChecked.current = true;
    mustFocus.current = false;
    clearFailure();
    const deliver = form.handleSubmit(
      (values) => {
        unsaved.sending();
        return mutation.mutateAsync(values).catch(() => undefined); // onError has reported it
      },
      (found) => refuse(problemsIn(found)),
    );
    await deliver(event).finally(() => {
      isUnderWay.current = false;
    });
  }

  function handleChange() {
    if (isChecked.current) void form.trigger();
    else void schema().catch(() => undefined); // load it before it is needed
  }

  return {
    watch: form.watch,
    conflict: unsaved.conflict,
    takeOver: unsaved.takeOver,
    /** Marks the current values as the ones being sent. */
    resending: unsaved.sending,
    values: () => form.getValues(),
    /** Calls back on every change. Returns a function that unsubscribes. */
    onEdit: (callback: () => void) => form.subscribe({ formState: { values: true }, callback }),
    problems,
    failure,
    isSending: isSubmitting || mutation.isPending,
    /** Spread into the field of this name. */
    fieldProps(name: keyof Values & string): RegisteredField {
      const { ref, ...input } = form.register(name as Path<Values>);
      return {
        ...input,
        ref(input: HTMLInputElement | null) {
          if (element.current === null) keepChoice(input);
          ref(input);
        },
        error: problems[name],
        ...initially(initial[name]),
      };
    },
    /** Sets a value that isn't typed into a field of the form. */
    setValue(name: keyof Values & string, value: Values[keyof Values]) {
      form.setValue(name as Path<Values>, value as PathValue<Values, Path<Values>>, { shouldDirty: true });
      handleChange();
    },
    /** Resets the form to its initial values, without errors. */
    clear() {
      isChecked.current = false;
      clearFailure();
      form.reset(initial);
    },
    /** Spread into the form. */
    formProps: {
      ref: element,
      method: "post", // if submitted before hydration, a GET would put the values, even passwords, into the address
      noValidate: true,
      onSubmit: handleSubmit,
      onChange: handleChange,
    } as const,
  };
}

/** On the first render, React Hook Form would uncheck a radio button that was chosen before hydration. */
function keepChoice(input: HTMLInputElement | null) {
  if (input?.type === "radio" && input.checked) input.defaultChecked = true;
}

/** Returns the initial state of an input for the server's HTML. */
function initially(value: unknown) {
  if (typeof value === "boolean") return { defaultChecked: value };
  return typeof value === "string" ? { defaultValue: value } : {};
}

function errorsIn(problems: Problems) {
  const wrong = Object.entries(problems).filter(([, message]) => message !== undefined);
  const found = wrong.map(([name, message]) => [name, { type: "refused", message }]);
  return found.length > 0 ? Object.fromEntries(found) : undefined;
}

function problemsIn(errors: object): Problems {
  return Object.fromEntries(Object.entries(errors).map(([name, error]) => [name, messageIn(error)]));
}

/** Returns the date fields whose text isn't a date. Their value is empty, so they'd be taken for blank. */
function impossibleDates(form: HTMLFormElement | null): Problems {
  const wrong = [...(form?.elements ?? [])].filter(
    (field): field is HTMLInputElement =>
      field instanceof HTMLInputElement && field.type.startsWith("date") && field.validity.badInput,
  );
  return Object.fromEntries(wrong.map(({ name }) => [name, noSuchDateTyped]));
}

/** Returns an error's message. For a list, returns the message of its first invalid entry. */
function messageIn(error: unknown): string | undefined {
  if (typeof error !== "object" || error === null) return undefined;
  if ("message" in error && typeof error.message === "string") return error.message;
  return Object.values(error).map(messageIn).find(Boolean);
}
