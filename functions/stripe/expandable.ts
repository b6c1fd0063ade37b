/** The id of an object that Stripe gives either by its id or in full. */
export function idOf(reference: string | { id: string } | null | undefined): string | undefined {
  return typeof reference === 'string' ? reference : reference?.id;
}
