import type { SecretLintRuleCreator } from '@secretlint/types';

/** Bits per character. English and identifiers have fewer; random hexadecimal digits have up to 4, random base64 up to 6. */
const leastEntropy = 3.5;

interface Kind {
  what: string;
  pattern: RegExp;
  /** Whether the pattern also matches harmless text, so its first group has to look random. */
  isRandom?: true;
}

/** Secrets of this system that secretlint's own rules don't look for. */
const kinds: readonly Kind[] = [
  { what: 'webhook signing secret of Stripe', pattern: /\bwhsec_[A-Za-z0-9+/]{24,}/g },
  { what: 'access key of AWS', pattern: /\b(?:AKIA|ASIA)[A-Z2-7]{16}\b/g },
  {
    what: 'private key',
    pattern: /-----BEGIN (?:[A-Z]+ )*PRIVATE KEY-----(?:\\n|\s)+[A-Za-z0-9+/=\\\s]{64,}/g,
  },
  { what: 'private key', pattern: /"d"\s*:\s*"[\w-]{40,}"/g },
  { what: 'signed token', pattern: /\beyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{20,}/g },
  {
    what: 'random text under a name for secrets',
    // Not after a colon, as in the ARN of a secret.
    pattern:
      /(?<!:)(?:secret|token|passw(?:or)?d|credential|\bkey|_key|Key)\w*['"]?\s*[:=]\s*['"`]?([\w+/=-]{32,})/gi,
    isRandom: true,
  },
];

/** Shannon entropy of a text, in bits per character. */
function entropyOf(text: string): number {
  const counts = Map.groupBy(text, (character) => character).values();
  return [...counts].reduce((sum, { length }) => {
    const share = length / text.length;
    return sum - share * Math.log2(share);
  }, 0);
}

/** Idempotency keys and request ids are UUIDs, and not secret. */
const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Whether a text is random rather than a name: it mixes letters with digits, and repeats few of them. */
function looksRandom(text: string): boolean {
  const digits = text.replace(/\D/g, '').length;
  const isMixed = digits >= text.length / 10 && digits < text.length;
  return isMixed && !uuid.test(text) && entropyOf(text) > leastEntropy;
}

/** Finds the kinds of secrets that this system has. For secretlint, beside its own rules. */
export const ownSecrets: SecretLintRuleCreator = {
  meta: {
    id: 'own-secrets',
    recommended: true,
    type: 'scanner',
    supportedContentTypes: ['text'],
  },
  messages: {},
  create({ report }) {
    return {
      file({ content }) {
        for (const { what, pattern, isRandom } of kinds) {
          for (const match of content.matchAll(pattern)) {
            if (isRandom && !looksRandom(match[1] ?? '')) continue;
            report({
              message: { message: what, messageId: 'found', data: {} },
              range: [match.index, match.index + match[0].length],
            });
          }
        }
      },
    };
  },
};
