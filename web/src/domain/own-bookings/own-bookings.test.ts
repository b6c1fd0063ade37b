// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { addOwnBooking, findOwnBooking, forgetOwnBookings, ownBookings } from './own-bookings.ts';

const first = { confirmationNumber: 'UC111111AAAAAA', manageToken: 'one' };
const second = { confirmationNumber: 'UC222222BBBBBB', manageToken: 'two' };

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

it('keeps number and token of a booking, and nothing else', () => {
  addOwnBooking({ ...first, lastName: 'Nguyen' } as typeof first);
  expect(JSON.parse(localStorage.getItem('appointments') ?? '')).toEqual([first]);
  expect(findOwnBooking(first.confirmationNumber)).toEqual(first);
  expect(findOwnBooking('UC000000000000')).toBeUndefined();
});

it('replaces the token of a booking it knows', () => {
  addOwnBooking(first);
  addOwnBooking(second);
  addOwnBooking({ ...first, manageToken: 'newer' });
  expect(ownBookings()).toEqual([second, { ...first, manageToken: 'newer' }]);
});

it('forgets one booking, or all of them', () => {
  addOwnBooking(first);
  addOwnBooking(second);
  forgetOwnBookings(first.confirmationNumber);
  expect(ownBookings()).toEqual([second]);
  forgetOwnBookings();
  expect(localStorage.getItem('appointments')).toBeNull();
});

it.each([
  ['not JSON', '{"conf'],
  ['no list', '{"confirmationNumber":"UC1"}'],
  ['null', 'null'],
  ['entries of another shape', '[null, 3, "x", {"confirmationNumber": 5, "manageToken": "t"}]'],
])('heals a damaged storage: %s', (_, stored) => {
  localStorage.setItem('appointments', stored);
  expect(ownBookings()).toEqual([]);
  addOwnBooking(first);
  expect(ownBookings()).toEqual([first]);
});

it('keeps the good entries beside a damaged one', () => {
  localStorage.setItem('appointments', JSON.stringify([first, null]));
  expect(ownBookings()).toEqual([first]);
});

it('remembers for as long as the page lives where the browser forbids storage', () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  addOwnBooking(first);
  expect(ownBookings()).toEqual([first]);
  forgetOwnBookings();
  expect(ownBookings()).toEqual([]);
});
