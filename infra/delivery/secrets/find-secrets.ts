import { lintSource } from '@secretlint/core';
import { creator as recommended } from '@secretlint/secretlint-rule-preset-recommend';
import { ownSecrets } from './own-secrets.ts';

const config = {
  rules: [
    { id: '@secretlint/secretlint-rule-preset-recommend', rule: recommended },
    { id: 'own-secrets', rule: ownSecrets },
  ],
};

/** No comment may hide a secret. The preset has a rule for such comments, which its settings can't turn off. */
const hidingComment = /secretlint-disable/g;

/** Where something looks like a secret. Never the secret itself, which no log should keep. */
export interface FoundSecret {
  path: string;
  line: number;
  /** The name of the rule that found it. */
  rule: string;
}

/** Finds what looks like a secret in a file. Skips files that aren't text. */
export async function findSecrets(path: string, content: Buffer): Promise<FoundSecret[]> {
  if (content.includes(0)) return [];
  const { messages } = await lintSource({
    source: {
      filePath: path,
      content: content.toString('utf8').replace(hidingComment, ''),
      contentType: 'text',
    },
    options: { config, noPhysicFilePath: true },
  });
  return messages.map(({ ruleId, loc }) => ({ path, line: loc.start.line, rule: ruleId }));
}
