const tones: Partial<Record<string, string>> = {
  confirmed: 'tone-success',
  arrived: 'tone-success',
  succeeded: 'tone-success',
  cancelled: 'tone-error',
  failed: 'tone-error',
  pending: 'tone-warn',
  'no-show': 'tone-warn',
  completed: 'tone-info',
};

/** The class with the colors of a status. */
export const toneOf = (status: string) => tones[status] ?? 'tone-neutral';
