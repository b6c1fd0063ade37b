import { expect, test } from 'vitest';
import { codeHashes, normalizeTemplate } from './normalize.ts';

const hash = (digit: string) => digit.repeat(64);

const template = (digit: string) => ({
  Resources: {
    Function: {
      Type: 'AWS::Lambda::Function',
      Properties: {
        Code: { S3Key: `${hash(digit)}.zip`, S3Bucket: { 'Fn::Sub': `assets-\${AWS::Region}` } },
        Environment: { Variables: { TABLE: { 'Fn::ImportValue': 'Data:Table' } } },
        Role: { 'Fn::GetAtt': ['Role', 'Arn'] },
      },
      Metadata: { 'aws:asset:path': `asset.${hash(digit)}` },
    },
    CDKMetadata: { Type: 'AWS::CDK::Metadata', Properties: { Analytics: digit } },
  },
  Parameters: { BootstrapVersion: { Type: 'String' } },
});

test('two builds of the same template differ in their code alone', () => {
  expect(normalizeTemplate(template('a'))).toEqual(normalizeTemplate(template('b')));
  expect(codeHashes(template('a'))).toEqual({ Function: 'aaaaaaaaaaaa' });
  expect(codeHashes(template('b'))).toEqual({ Function: 'bbbbbbbbbbbb' });
});

test('references become text', () => {
  expect(normalizeTemplate(template('a')).Resources).toEqual({
    Function: {
      Type: 'AWS::Lambda::Function',
      Properties: {
        Code: { S3Bucket: `assets-\${AWS::Region}`, S3Key: '<asset>.zip' },
        Environment: { Variables: { TABLE: `\${import Data:Table}` } },
        Role: `\${Role.Arn}`,
      },
    },
  });
});

test('a name put together from parts is text, whatever its parts', () => {
  const Domain = { 'Fn::Join': ['-', ['clinic', { 'Fn::Select': [2, { Ref: 'AWS::StackId' }] }]] };
  const { Resources } = normalizeTemplate({ Resources: { Pool: { Type: 'Pool', Properties: { Domain } } } });
  expect(Resources.Pool?.Properties?.Domain).toBe(`clinic-\${{"Fn::Select":[2,"\${AWS::StackId}"]}}`);
});
