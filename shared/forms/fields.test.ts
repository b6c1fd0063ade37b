import { describe, expect, test } from 'vitest';
import { emailAddress } from './fields.ts';

function isAccepted(address: string): boolean {
  return emailAddress().safeParse(address).success;
}

/** An email address whose parts have legal lengths. It has 254 characters if `lastLabel` is 61. */
function longAddress(lastLabel: number): string {
  const label = 'b'.repeat(61);
  return `${'a'.repeat(64)}@${label}.${label}.${'b'.repeat(lastLabel)}.com`;
}

describe('email addresses', () => {
  test.each([
    ['a plus label', 'dana+clinic@example.com'],
    ['an apostrophe', "dana.o'neil@example.com"],
    ['an encoded international domain', 'dana@xn--exmple-cua.com'],
    ['the longest name', `${'a'.repeat(64)}@example.com`],
    ['the longest of all', longAddress(61)],
    ['the longest part of a domain', `dana@${'b'.repeat(63)}.com`],
  ])('%s is accepted', (_, address) => {
    expect(isAccepted(address)).toBe(true);
  });

  test.each([
    ['a name longer than mail servers take', `${'a'.repeat(65)}@example.com`],
    ['one of 255 characters', longAddress(62)],
    ['a part of the domain longer than DNS takes', `dana@${'b'.repeat(64)}.com`],
    ['a part of the domain that ends in a hyphen', 'dana@clinic-.example.com'],
    ['two addresses', 'dana@example.com,mallory@example.com'],
    ['a second header', 'dana@example.com\r\nBcc: mallory@example.com'],
    ['a quoted name', '"dana field"@example.com'],
    ['letters beyond ASCII, which look like others', 'dаna@example.com'],
    ['an address instead of a domain', 'dana@[127.0.0.1]'],
  ])('%s is refused', (_, address) => {
    expect(isAccepted(address)).toBe(false);
  });
});
