import {
  CloudFormationClient,
  DescribeStacksCommand,
  paginateListStackResources,
} from '@aws-sdk/client-cloudformation';
import {
  DeleteObjectsCommand,
  GetObjectCommand,
  NoSuchKey,
  paginateListObjectsV2,
  S3Client,
} from '@aws-sdk/client-s3';
import { stackName } from '#infra/stacks/stage-names.ts';
import type { Stage } from '#infra/stages/stage.ts';
import { refuseOtherAccount } from '#infra/stages/stage-account.ts';
import { required } from '#shared/required.ts';
import type { SiteBucket, StoredFile } from './prune.ts';

/** The most that S3 deletes at once. */
const batchSize = 1000;

/** The site's bucket of a deployed stage, through the credentials of the AWS profile. */
export async function awsBucket(stage: Stage): Promise<SiteBucket> {
  const { region } = stage;
  const stacks = new CloudFormationClient({ region });
  const storage = new S3Client({ region });
  const StackName = stackName('Clinic', stage);

  async function describeStack() {
    const { Stacks } = await stacks.send(new DescribeStacksCommand({ StackName }));
    return required(Stacks?.[0], `the stack ${StackName}`);
  }

  // DescribeStackResources would return the first 100 of the stack's 400 resources.
  async function findBucket() {
    for await (const { StackResourceSummaries = [] } of paginateListStackResources(
      { client: stacks },
      { StackName },
    )) {
      const found = StackResourceSummaries.find(
        ({ ResourceType, LogicalResourceId = '' }) =>
          ResourceType === 'AWS::S3::Bucket' && LogicalResourceId.startsWith('Site'),
      );
      if (found) return found.PhysicalResourceId;
    }
    return undefined;
  }

  const { StackId } = await describeStack();
  refuseOtherAccount(stage, required(StackId, 'the id of the stack'));
  const Bucket = required(await findBucket(), 'the bucket of the site');

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
        if (failed) throw new Error(`${failed.Key} could not be deleted: ${failed.Message}`);
      }
    },
    async isDeploying() {
      const { StackStatus = '' } = await describeStack();
      return StackStatus.endsWith('_IN_PROGRESS');
    },
    now: Date.now,
    say: (line) => process.stdout.write(`${line}\n`),
  };
}
