import type { Locator } from 'playwright-core';

const parts = ['Year', 'Month', 'Day'] as const;

function birthDate(scope: Locator, name: RegExp): Locator {
  return scope.getByRole('group', { name });
}

/** The month field, the first of the three fields of a date of birth. */
export function birthMonth(scope: Locator): Locator {
  return birthDate(scope, /date of birth/i).getByLabel('Month');
}

/** Types `YYYY-MM-DD` into the three fields of a date of birth. */
export async function fillBirthDate(scope: Locator, date: string, name = /date of birth/i): Promise<void> {
  for (const [index, digits] of date.split('-').entries()) {
    await birthDate(scope, name)
      .getByLabel(parts[index] ?? '')
      .fill(digits);
  }
}

/** What the three fields hold, as `YYYY-MM-DD`; '' when they are empty. */
export async function typedBirthDate(scope: Locator, name = /date of birth/i): Promise<string> {
  const texts = await Promise.all(parts.map((part) => birthDate(scope, name).getByLabel(part).inputValue()));
  return texts.some(Boolean) ? texts.map((text) => text.padStart(2, '0')).join('-') : '';
}
