import type { Locator, Page } from 'playwright-core';
import { otherEntries, storedKeys, thirdPartyEntries } from '#web/lib/storage/registry.ts';

/** The properties of a form field that decide what can be typed into it. */
interface TypedField {
  type: string;
  inputMode: string;
  isFuture: boolean;
  /** Whether it's the month's field, the first of a date's three fields. A whole date can be typed into it. */
  isMonth: boolean;
}

/** Nothing is typed into Stripe's card fields, choices among days, or a date's day and year: its month takes them. */
const skipped =
  '[readonly], [type=radio], [type=checkbox], [name=cardnumber], [name=exp-date], [name=cvc], [max][min], [data-part=day] *, [data-part=year] *';
const fields = `:is(input, textarea):not(${skipped}):visible`;

function describeField(element: HTMLElement | SVGElement): TypedField {
  const input = element as HTMLInputElement;
  return {
    type: input.type,
    inputMode: input.inputMode,
    isFuture: input.min !== '',
    isMonth: input.closest('[data-part=month]') !== null,
  };
}

/** What a visitor typed, each text different from all others, so that every trace of it can be found. */
export class Markers {
  readonly all: string[] = [];

  /** A text that fits the field, and the part of it that no other text on the site contains. */
  private textFor({ type, inputMode, isFuture, isMonth }: TypedField): [text: string, marker: string] {
    const count = this.all.length + 1;
    const word = `Zorq${[...String(count)].map((digit) => 'abcdefghij'[Number(digit)]).join('')}k`;
    if (type === 'email') return [`${word}@example.com`, word];
    if (type === 'tel') return [`(702) 555-${7000 + count}`, `555-${7000 + count}`];
    const day = String((count % 28) + 1).padStart(2, '0');
    if (isMonth) return this.same(`1957-04-${day}`);
    if (type === 'date') return this.same(isFuture ? `2031-07-${day}` : `1957-04-${day}`);
    if (inputMode === 'decimal') return this.same(`${431 + count}.97`);
    if (inputMode === 'numeric') return this.same(`8${6000 + count}`);
    if (type === 'textarea') return [`I think I have ${word}`, word];
    return this.same(word);
  }

  private same(text: string): [string, string] {
    return [text, text];
  }

  /** Types into every field that the scope shows. Returns the texts. */
  async typeInto(scope: Page | Locator): Promise<string[]> {
    const typed: string[] = [];
    for (const field of await scope.locator(fields).all()) {
      const seen = await field.evaluate(describeField);
      const [text, marker] = this.textFor(seen);
      await field.fill(text);
      this.all.push(marker);
      typed.push(text);
    }
    return typed;
  }

  /** The places at which the page still has any marker: `contactDraft in sessionStorage: Zorqak`. */
  async tracesIn(page: Page): Promise<string[]> {
    return this.tracesAt(await placesOf(page));
  }

  /** The caches of the page's origin that have any marker. */
  async tracesInCaches(page: Page): Promise<string[]> {
    return this.tracesAt(await cachesOf(page));
  }

  private tracesAt(places: Record<string, string>): string[] {
    return Object.entries(places).flatMap(([place, text]) =>
      this.all.filter((marker) => text.includes(marker)).map((marker) => `${place}: ${marker}`),
    );
  }
}

/** Everything that a page stores or shows, by place, except its caches, which take long to read. */
async function placesOf(page: Page): Promise<Record<string, string>> {
  return page.evaluate(async () => {
    const places: Record<string, string> = {};
    for (const [name, storage] of Object.entries({ localStorage, sessionStorage })) {
      for (const [key, value] of Object.entries(storage)) places[`${key} in ${name}`] = String(value);
    }
    places.databases = JSON.stringify(await indexedDB.databases());
    places.cookies = document.cookie;
    places['history state'] = JSON.stringify(history.state);
    places.address = location.href;
    places.title = document.title;
    const inputs = [...document.querySelectorAll<HTMLInputElement>('input, textarea, select')];
    places[`fields of ${location.hash}`] = inputs.map(({ value }) => value).join('\n');
    places[`screen ${location.hash}`] = document.documentElement.outerHTML;
    return places;
  });
}

/** Everything that the caches of the page's origin hold, by cache. */
async function cachesOf(page: Page): Promise<Record<string, string>> {
  return page.evaluate(async () => {
    const places: Record<string, string> = {};
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      // Only pages and replies could hold something typed, and pictures take long to read.
      const requests = (await cache.keys()).filter(({ url }) => !/\.(woff2|avif|webp|svg|js|css)$/.test(url));
      const texts = requests.map(async (request) => [
        request.url,
        await (await cache.match(request))?.text(),
      ]);
      places[`cache ${name}`] = JSON.stringify([
        (await cache.keys()).map(({ url }) => url),
        await Promise.all(texts),
      ]);
    }
    return places;
  });
}

/** The keys of both storages. */
export function storedKeysOf(page: Page): Promise<string[]> {
  return page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
}

function isEntry(key: string): boolean {
  const known: readonly string[] = storedKeys;
  return known.includes(key) || thirdPartyEntries.some(({ prefix }) => key.startsWith(prefix));
}

/** What the page stores that `web/src/lib/storage/registry.ts` lacks. */
export async function unregisteredIn(page: Page): Promise<string[]> {
  const others = await page.evaluate(async () => ({
    cache: await caches.keys(),
    cookie: document.cookie.split('; ').filter(Boolean),
    'history state': Object.keys(history.state?.usr ?? {}),
    database: (await indexedDB.databases()).map(({ name }) => String(name)),
  }));
  const registered: Record<string, { names: readonly string[] }> = otherEntries;
  const unknown = Object.entries(others).flatMap(([kind, names]) =>
    names
      .filter((name) => !registered[kind]?.names.some((known) => name.startsWith(known)))
      .map((name) => `${kind} ${name}`),
  );
  return [...(await storedKeysOf(page)).filter((key) => !isEntry(key)), ...unknown];
}
