const tagName = 'mail';

/** The tag by which SES's events name a mail. In base64url, because SES allows few characters in a tag. */
export function mailTag(id: string): { Name: string; Value: string } {
  return { Name: tagName, Value: Buffer.from(id).toString('base64url') };
}

/** The id of the outbox item that an event's tags name; undefined if they name none. */
export function mailIdIn(tags: Readonly<Record<string, readonly string[]>>): string | undefined {
  const [value] = tags[tagName] ?? [];
  return value && Buffer.from(value, 'base64url').toString();
}
