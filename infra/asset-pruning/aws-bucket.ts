import {
  DeleteObjectsCommand,
  GetObjectCommand,
  NoSuchKey,
  paginateListObjectsV2,
  S3Client,
} from '@aws-sdk/client-s3';
import { DeployedStack } from '#infra/deploy/deployed-stack.ts';
import type { Stage } from '#infra/stages/stage.ts';
import { StageProblem } from '#infra/stages/stage-problem.ts';
import { required } from '#shared/required.ts';
import type { SiteBucket, StoredFile } from './prune.ts';

/** The most that S3 deletes at once. */
const batchSize = 1000;

/** The site's bucket of a deployed stage, through the credentials of the AWS profile. */
export async function awsBucket(stage: Stage): Promise<SiteBucket> {
  const stack = new DeployedStack('Clinic', stage);
  await stack.describe();
  const Bucket = await stack.resourceId('AWS::S3::Bucket', 'Site');
  const storage = new S3Client({ region: stage.region });

  return {
    async list(folder) {
      const files: StoredFile[] = [];
      const pages = paginateListObjectsV2({ client: storage }, { Bucket, Prefix: `${folder}/` });
      for await (const { Contents = [] } of pages) {
        for (const { Key, LastModified } of Contents) {
          const uploadedAt = required(LastModified, 'the time of an upload').getTime();
          files.push({ path: required(Key, 'the path of a file'), uploadedAt });
        }
      }
      return files;
    },
    async read(path) {
      try {
        const { Body } = await storage.send(new GetObjectCommand({ Bucket, Key: path }));
        return await Body?.transformToString();
      } catch (error) {
        if (error instanceof NoSuchKey) return undefined;
        throw error;
      }
    },
    async remove(paths) {
      for (let index = 0; index < paths.length; index += batchSize) {
        const Objects = paths.slice(index, index + batchSize).map((Key) => ({ Key }));
        // Without a version, so that each file stays behind a marker for 30 days.
        const { Errors = [] } = await storage.send(
          new DeleteObjectsCommand({ Bucket, Delete: { Objects, Quiet: true } }),
        );
        const [failed] = Errors;
        if (failed) {
          throw new StageProblem(
            `${failed.Key} could not be deleted (${failed.Message}), and others may still be there: run the command again.`,
          );
        }
      }
    },
    async isDeploying() {
      const { StackStatus = '' } = await stack.describe();
      return StackStatus.endsWith('_IN_PROGRESS');
    },
    now: Date.now,
    say: (line) => process.stdout.write(`${line}\n`),
  };
}
