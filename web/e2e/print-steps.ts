import type { Page } from 'playwright-core';

/**
 * How many sheets of paper a page takes.
 * @param margin what's left blank at each edge of the paper, such as Chrome's usual `0.4in`
 */
export async function pagesPrinted(page: Page, margin = '0'): Promise<number> {
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
