const keptForMs = 60_000;

/**
 * Saves a text as a download.
 * @param file `type` is its media type
 */
export function saveFile({ name, type, text }: Record<'name' | 'type' | 'text', string>): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Revokes the URL later, because Safari still reads it after the click.
  setTimeout(() => URL.revokeObjectURL(url), keptForMs);
}
