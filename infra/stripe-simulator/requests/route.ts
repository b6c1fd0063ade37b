import type { Params } from './form.ts';
import type { Shape } from './shape.ts';

/**
 * The kind of key a call carries. A browser's is publishable and may do little; one of another account finds nothing of
 * this one.
 */
export type KeyKind = 'secret' | 'publishable' | 'foreign';

/** A path of Stripe's API. */
export interface Route {
  /** `POST /v1/payment_intents/:id/confirm` */
  endpoint: string;
  /** The parameters it takes, besides `expand`. */
  shape: Shape;
  /** Whether a browser may call it. */
  isPublic?: true;
  run: (id: string, params: Params, key: KeyKind) => object;
}
