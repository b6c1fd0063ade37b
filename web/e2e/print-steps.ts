import type { Page } from 'playwright-core';

/** How many sheets of paper a page takes. */
export async function pagesPrinted(page: Page): Promise<number> {
  // Before its fonts are there, text is wider and may need another sheet. `ready` doesn't wait for fonts not yet asked for.
  await page.evaluate(async () => {
    await Promise.all([...document.fonts].map((font) => font.load()));
  });
  const pdf = await page.pdf({ format: 'Letter' });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}
