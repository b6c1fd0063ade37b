import type { Brand } from '#infra/stripe-simulator/cards/card-brand.ts';
import { cardFields, digitsOf, type FieldError, type FieldName } from './card-fields.ts';

/** One input of an element, formatted while typing. */
export interface FieldInput {
  input: HTMLInputElement;
  state: () => { isEmpty: boolean; isComplete: boolean; error: FieldError | undefined };
  clear: () => void;
}

export interface FieldInputOptions {
  placeholder?: string | undefined;
  disabled?: boolean | undefined;
  brand: () => Brand;
  onInput: () => void;
}

/** The cursor position after reformatting: behind as many digits as before. */
function cursorAfter(text: string, digits: number): number {
  let seen = 0;
  for (let index = 0; index < text.length; index += 1) {
    if (seen === digits) return index;
    if (/\d/.test(text[index] ?? '')) seen += 1;
  }
  return text.length;
}

export function createFieldInput(name: FieldName, options: FieldInputOptions): FieldInput {
  const field = cardFields[name];
  const input = document.createElement('input');
  input.name = field.inputName;
  input.autocomplete = field.autocomplete as AutoFill;
  input.inputMode = field.inputMode;
  input.placeholder = options.placeholder ?? field.placeholder;
  input.disabled = options.disabled === true;
  input.setAttribute('aria-label', field.label);
  input.className = 'empty';
  let wasLeft = false;
  let previous = '';

  function state() {
    const text = input.value;
    const isEmpty = text === '';
    const isComplete = field.isComplete(text, options.brand());
    const unfinished = wasLeft && !isEmpty && !isComplete ? field.incomplete : undefined;
    return { isEmpty, isComplete, error: field.wrong(text, options.brand()) ?? unfinished };
  }

  function show(): void {
    const { isEmpty, isComplete, error } = state();
    input.className = [isEmpty && 'empty', isComplete && 'complete', error && 'invalid']
      .filter(Boolean)
      .join(' ');
    input.setAttribute('aria-invalid', String(error !== undefined));
  }

  function reformat(): void {
    const isAtEnd = input.selectionStart === input.value.length;
    const digits = digitsOf(input.value.slice(0, input.selectionStart ?? 0)).length;
    // Deleting the '/' of '12 / ' deletes the digit before it.
    const isDeletion = input.value.length < previous.length && previous.startsWith(input.value);
    const typed = isDeletion ? input.value.replace(/[\s/]+$/, '') : input.value;
    const text = field.format(typed, options.brand());
    input.value = isDeletion && name === 'expiry' ? text.replace(/ \/ $/, '') : text;
    if (!isAtEnd) {
      const cursor = cursorAfter(input.value, digits);
      input.setSelectionRange(cursor, cursor);
    }
    previous = input.value;
  }

  input.addEventListener('input', () => {
    wasLeft = false;
    reformat();
    show();
    options.onInput();
  });
  input.addEventListener('blur', () => {
    wasLeft = true;
    show();
    options.onInput();
  });
  return {
    input,
    state,
    clear: () => {
      input.value = '';
      previous = '';
      wasLeft = false;
      show();
    },
  };
}
