import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useLayoutEffect, useRef, useState } from "react";
import { type DefaultValues, type Path, type PathValue, type UseFormRegisterReturn, useForm } from "react-hook-form";
import type { z } from "zod/mini";
import { ApiFailure } from "#contract/client.ts";
import type { PostedForm } from "#contract/rendered-page.ts";
import { type Problems, wrongField } from "./problems.ts";
import { type FormValues, useUnsavedValues } from "./unsaved/use-unsaved-values.ts";
import { type Failure, useFailure } from "./use-failure.ts";

export type FormOptions<Values extends FormValues, Body, Answer> = {
  /** What the fields start with. When these change, untouched fields follow. */
  defaultValues: Values;
  /** Loads the contract's schema, and zod with it: when the form is touched, not with the page. */
  schema: () => Promise<z.ZodMiniType>;
  /** What is checked and sent; by default the values as they are. */
  toBody?: (values: Values) => Body;
  send: (body: Body, values: Values) => Promise<Answer>;
  /** Moves a message to another field than the schema's. */
  placeProblems?: (problems: Problems, values: Values) => Problems;
  /** `isAll`: nothing was changed while the form was being sent. */
  onSent: (answer: Answer, isAll: boolean) => void;
  /** What the fields hold after that, except for what was typed since. By default they keep what they hold. */
  valuesAfter?: (answer: Answer) => Values;
  /** What to say of a failure that belongs to no field. */
  errorMessage: (error: unknown) => Failure;
  /** The specification names a toast for its failure. */
  hasFailureToast?: boolean;
  /** Hears the names of wrong fields before the first one gets the focus. */
  onRefused?: (problems: Problems) => void;
  /** Under this name the tab remembers what isn't saved yet. */
  unsavedAs?: string;
  /** Fields that the tab never remembers, such as passwords. */
  secrets?: readonly (keyof Values & string)[];
  /** The form as it came back without script. */
  posted?: PostedForm | undefined;
  mutationKey?: readonly string[];
};

/** What a field's input needs. */
export type RegisteredField = UseFormRegisterReturn & {
  error: string | undefined;
  defaultValue?: string;
  defaultChecked?: boolean;
};

/**
 * A form by React Hook Form that is checked with the contract's schema and sent by a mutation: checked on submit, then on every
 * change, with the first wrong field focused. What the server refuses lands on its field.
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
    unsavedAs,
    secrets,
    posted,
    mutationKey,
  } = options;
  const toBody = options.toBody ?? ((values: Values) => values as unknown as Body); // Body is Values where it is left out
  const element = useRef<HTMLFormElement>(null);
  const isChecked = useRef(posted !== undefined);
  const isUnderWay = useRef(false);
  const mustFocus = useRef(false);
  const [initial] = useState(options.defaultValues);
  const [errors] = useState(() => errorsIn(posted?.fields ?? {}));
  const { failure, fail, clearFailure } = useFailure(posted && !errors ? posted.error : undefined, hasFailureToast);

  const form = useForm<Values, unknown, Values>({
    defaultValues: initial as DefaultValues<Values>, // all of the values
    ...(errors && { errors }),
    reValidateMode: "onSubmit", // all fields at each change, below: one may depend on another
    shouldFocusError: false, // its message has to be there first
    resolver: async (values, context, rest) => {
      const loaded = await schema().catch(() => undefined); // the server checks too
      if (!loaded) return { values, errors: {} };
      const check = standardSchemaResolver<Values, unknown, Values>(
        loaded as z.ZodMiniType<Values, Values>,
        undefined,
        {
          raw: true,
        },
      ); // keep the raw issues: they carry the fields' names
      const { errors: found } = await check(toBody(values) as unknown as Values, context, rest); // the schema says what it is
      const refused = errorsIn(placeProblems(problemsIn(found), values));
      return refused ? { values: {}, errors: refused } : { values, errors: {} };
    },
  });
  const { isSubmitting, errors: wrong } = form.formState;
  const problems = problemsIn(wrong);
  const unsaved = useUnsavedValues({ form, defaultValues: options.defaultValues, name: unsavedAs, secrets });

  const mutation = useMutation({
    ...(mutationKey && { mutationKey }),
    mutationFn: (values: Values) => send(toBody(values), values),
    onSuccess: (answer) => {
      isChecked.current = false;
      onSent(answer, unsaved.saved(valuesAfter?.(answer)));
    },
    onError: (error) => {
      const refused = Object.entries(error instanceof ApiFailure ? error.fields : {});
      const known = refused.filter(([name]) => element.current?.elements.namedItem(name));
      if (known.length === 0) return fail(errorMessage(error));
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
    mustFocus.current = document.activeElement !== field; // it may have to come into sight first
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
    else void schema().catch(() => undefined); // so that it is there when it is needed
  }

  return {
    watch: form.watch,
    conflict: unsaved.conflict,
    takeOver: unsaved.takeOver,
    /** Marks the current values as the ones being sent. */
    resending: unsaved.sending,
    values: () => form.getValues(),
    /** Calls back at every change, until what it gives back is called. */
    onEdit: (callback: () => void) => form.subscribe({ formState: { values: true }, callback }),
    problems,
    failure,
    isSending: isSubmitting || mutation.isPending,
    /** Spread into the field of this name. */
    field(name: keyof Values & string): RegisteredField {
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
    /** For values that no field of the form is typed into. */
    setValue(name: keyof Values & string, value: Values[keyof Values]) {
      form.setValue(name as Path<Values>, value as PathValue<Values, Path<Values>>, { shouldDirty: true });
      handleChange();
    },
    /** Back to the first values: nothing was typed, tried or refused. */
    clear() {
      isChecked.current = false;
      clearFailure();
      form.reset(initial);
    },
    /** Spread into the form. */
    form: {
      ref: element,
      method: "post", // before the script has come, a press would put what was typed, a password too, into the address
      noValidate: true,
      onSubmit: handleSubmit,
      onChange: handleChange,
    } as const,
  };
}

/** At the first render React Hook Form would uncheck the radio button that was chosen before the script came. */
function keepChoice(input: HTMLInputElement | null) {
  if (input?.type === "radio" && input.checked) input.defaultChecked = true;
}

/** For the HTML that the server renders. */
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

/** For a list, the message of its first wrong entry. */
function messageIn(error: unknown): string | undefined {
  if (typeof error !== "object" || error === null) return undefined;
  if ("message" in error && typeof error.message === "string") return error.message;
  return Object.values(error).map(messageIn).find(Boolean);
}
