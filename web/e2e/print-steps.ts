import type { Page } from 'playwright-core';

/** What Chrome leaves at each edge unless someone changes it. */
const margin = '0.4in';

/** How many sheets of paper a page takes. */
export async function pagesPrinted(page: Page): Promise<number> {
  // Before its fonts are there, text is wider and may need another sheet. `ready` doesn't wait for fonts not yet asked for.
  await page.evaluate(async () => {
    await Promise.all([...document.fonts].map((font) => font.load()));
  });
  const pdf = await page.pdf({
    format: 'Letter',
    margin: { top: margin, right: margin, bottom: margin, left: margin },
  });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}
