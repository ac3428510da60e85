import { useState } from "react";
import { Button } from "#web/ui/actions/button.tsx";

const typedIn = (form: HTMLFormElement) => [...form.elements].some((field) => "value" in field && field.value !== "");

/** Saves every count that was typed. Each card says whether its own was saved. */
export function SaveAll() {
  const [isNothing, setNothing] = useState(false);

  function handlePress() {
    const forms = [...document.querySelectorAll<HTMLFormElement>(".counter__form")];
    const typed = forms.filter(typedIn);
    setNothing(typed.length === 0);
    if (typed.length === 0) forms[0]?.querySelector("input")?.focus();
    for (const form of typed) form.requestSubmit();
  }
  return (
    <>
      <Button small onClick={handlePress}>
        Save all
      </Button>
      <p className="save-all__note" role="status">
        {isNothing && "Type a new count first"}
      </p>
    </>
  );
}
