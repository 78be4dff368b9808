type Form = { getInputNode: (path: string) => HTMLElement | null };

/** After a refusal, a long form's first invalid field may be out of sight. */
export function focusFirst(form: Form, errors: Record<string, unknown>): void {
  const nodes = Object.keys(errors).flatMap((path) => form.getInputNode(path) ?? []);
  const [first] = nodes.sort((one, other) => one.getBoundingClientRect().top - other.getBoundingClientRect().top);
  first?.scrollIntoView({ block: "center" });
  first?.focus({ preventScroll: true });
}
