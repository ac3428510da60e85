import type { ComponentProps } from "react";
import { FormActions } from "./form-actions.tsx";

type DialogFormProps = Omit<ComponentProps<typeof FormActions>, "form" | "isFull"> & {
  form: ComponentProps<typeof FormActions>["form"] & { formProps: ComponentProps<"form"> };
  formClass?: string;
};

/** A form in a dialog: its fields, and the buttons at its end. */
export const DialogForm = ({ form, formClass = "form", children, ...actions }: DialogFormProps) => (
  <form className={formClass} {...form.formProps}>
    {children}
    <FormActions className="dialog__actions" {...actions} form={form} />
  </form>
);
