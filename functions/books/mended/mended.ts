import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { booksTable } from '#functions/books/state/books-state.ts';
import { dynamo } from '#functions/platform/dynamo/client.ts';
import { queryPages } from '#functions/platform/dynamo/reads.ts';
import { withRetry } from '#functions/platform/dynamo/retry.ts';
import { type Mended, type MendedNews, mendedNews } from '#shared/books/mended.ts';
import { dayMs } from '#shared/time/durations.ts';

/** Long enough that what was mended on a Friday is still shown on Monday. */
const shownForMs = 7 * dayMs;
const maxShown = 100;

/** What a run has mended about a payment, as stored. */
interface MendedItem {
  book: 'mended';
  /** When the run began, and the payment's id. */
  entry: string;
  news: Set<MendedNews>;
}

/** Adds to what a run has mended about a payment. Repeating it changes nothing. */
export async function keepMended(
  paymentIntentId: string,
  news: readonly MendedNews[],
  startedAt: string,
): Promise<void> {
  const command = new UpdateCommand({
    TableName: booksTable,
    Key: { book: 'mended', entry: `${startedAt} ${paymentIntentId}` },
    UpdateExpression: 'ADD news :news',
    ExpressionAttributeValues: { ':news': new Set(news) },
  });
  await withRetry(() => dynamo.send(command));
}

function mendedSince(instant: string): AsyncGenerator<MendedItem[]> {
  return queryPages<MendedItem>({
    TableName: booksTable,
    KeyConditionExpression: 'book = :mended AND entry > :since',
    ExpressionAttributeValues: { ':mended': 'mended', ':since': instant },
    ScanIndexForward: false,
  });
}

function toMended({ entry, news }: MendedItem): Mended {
  const [mendedAt = '', paymentIntentId = ''] = entry.split(' ');
  return { paymentIntentId, news: mendedNews.filter((one) => news.has(one)), mendedAt };
}

/** How many payments the run that began at this instant has mended. */
export async function countMendedBy(startedAt: string): Promise<number> {
  let count = 0;
  for await (const page of mendedSince(startedAt)) count += page.length;
  return count;
}

/** What was mended in the last seven days, newest first, and how many more payments there are than the reply lists. */
export async function readMended(now: Date): Promise<{ mended: Mended[]; moreMended: number }> {
  const mended: Mended[] = [];
  for await (const page of mendedSince(new Date(now.getTime() - shownForMs).toISOString())) {
    mended.push(...page.map(toMended));
  }
  return { mended: mended.slice(0, maxShown), moreMended: Math.max(0, mended.length - maxShown) };
}
