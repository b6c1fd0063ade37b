import type { Brand } from '#infra/stripe-simulator/cards/card-brand.ts';
import { cardFields, type FieldError, type FieldName } from './card-fields.ts';
import { make } from './make.ts';

/** One input of an element, formatted while typing. */
export interface FieldInput {
  input: HTMLInputElement;
  state: () => { isEmpty: boolean; isComplete: boolean; error: FieldError | undefined };
}

/**
 * @param onInput called on every change, and when the field loses focus: only then is an incomplete text an
 * error
 */
export function createFieldInput(name: FieldName, brand: () => Brand, onInput: () => void): FieldInput {
  const field = cardFields[name];
  const input = make('input');
  input.name = field.inputName;
  input.autocomplete = field.autocomplete;
  input.inputMode = 'numeric';
  input.placeholder = field.placeholder;
  input.setAttribute('aria-label', field.label);
  let wasLeft = false;
  let previous = '';

  function state() {
    const text = input.value;
    const isEmpty = text === '';
    const isComplete = field.isComplete(text, brand());
    const unfinished = wasLeft && !isEmpty && !isComplete ? field.incomplete : undefined;
    return { isEmpty, isComplete, error: field.wrong(text) ?? unfinished };
  }

  for (const type of ['input', 'blur']) {
    input.addEventListener(type, () => {
      wasLeft = type === 'blur';
      const isAtEnd = input.selectionStart === input.value.length;
      // Formatting would restore a deleted '/' of '12 / ', or move the cursor.
      const mustStay = previous.startsWith(input.value) || !isAtEnd;
      if (wasLeft || !mustStay) input.value = field.format(input.value, brand());
      previous = input.value;
      input.setAttribute('aria-invalid', String(state().error !== undefined));
      onInput();
    });
  }
  return { input, state };
}
