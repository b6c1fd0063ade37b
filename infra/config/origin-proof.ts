/**
 * The names of the two values in the origin proof's secret. Functions accept either; CloudFront sends one.
 */
export const proofNames = ['first', 'second'] as const;

export type ProofName = (typeof proofNames)[number];

/** The stack's parameter that names the value CloudFront sends. */
export const sentProofParameter = 'SentOriginProof';
