import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium, type Page } from 'playwright-core';

export type Scheme = 'light' | 'dark';

interface PageOptions {
  width: number;
  height: number;
  scheme?: Scheme;
}

/** The path of the first program found. Throws an error that says what to install. */
export function findProgram(names: readonly string[]): string {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const path = names.flatMap((name) => folders.map((folder) => join(folder, name))).find(existsSync);
  if (!path) throw new Error(`Install ${names[0]}: it is not on the PATH.`);
  return path;
}

/** Runs `work` with an empty page in headless Chromium, taken from `CHROME_PATH` or else from the PATH. */
export async function withPage<Result>(
  { width, height, scheme = 'light' }: PageOptions,
  work: (page: Page) => Promise<Result>,
): Promise<Result> {
  const executablePath =
    process.env.CHROME_PATH ?? findProgram(['chromium', 'chromium-browser', 'google-chrome']);
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--force-color-profile=srgb'],
  });
  try {
    const page = await browser.newPage({ viewport: { width, height }, colorScheme: scheme });
    await page.setContent(
      '<!doctype html><style>body{margin:0}svg{display:block;inline-size:100%;block-size:100vh}</style><body></body>',
    );
    return await work(page);
  } finally {
    await browser.close();
  }
}

/** Renders the markup and returns a PNG; unpainted areas are transparent. */
export async function takeScreenshot(page: Page, markup: string): Promise<Buffer> {
  await page.evaluate((html) => {
    document.body.innerHTML = html;
  }, markup);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  return page.screenshot({ omitBackground: true, animations: 'allow' });
}
