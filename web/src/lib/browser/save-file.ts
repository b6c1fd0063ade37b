const keptForMs = 60_000;

interface SavedFile {
  name: string;
  /** Media type. */
  type: string;
  text: string;
}

/** Saves a text as a download. */
export function saveFile({ name, type, text }: SavedFile): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Revoke later, because Safari still reads it after the click.
  setTimeout(() => URL.revokeObjectURL(url), keptForMs);
}
