import { createHash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import type { S3Settings } from './s3-settings';

/** A failed request to the bucket, described by a sentence. */
export class BucketFailed extends Error {
  override readonly name = 'BucketFailed';
}

/** Number of retries when the store is busy. */
const RETRIES = 3;

/** The store's error code (`SignatureDoesNotMatch`) from its XML response. */
const codeIn = (text: string) => /<Code>(\w+)<\/Code>/.exec(text)?.[1];

/** Objects of one bucket, over the S3 protocol with path-style addresses, which every such store supports. */
export class Bucket {
  private readonly client: AwsClient;

  constructor(private readonly settings: S3Settings) {
    const { accessKeyId, secretAccessKey, region } = settings;
    this.client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: RETRIES });
  }

  /** @returns an object's content, decompressed if the store reports an encoding; null if it does not exist @throws BucketFailed */
  async get(key: string): Promise<Buffer | null> {
    const answer = await this.send('GET', key);
    if (answer.status === 404 && codeIn(await answer.clone().text()) !== 'NoSuchBucket') return null;
    await this.expectDone(answer, `read ${key}`);
    return Buffer.from(await answer.arrayBuffer());
  }

  /** Creates an object. @returns false if it exists already @throws BucketFailed */
  async put(key: string, body: Buffer, headers: Readonly<Record<string, string>>): Promise<boolean> {
    const sum = createHash('sha256').update(body).digest('hex');
    const answer = await this.send('PUT', key, body, { ...headers, 'if-none-match': '*', 'x-amz-content-sha256': sum });
    if (answer.status === 412 || answer.status === 409) return false;
    await this.expectDone(answer, `write ${key}`);
    return true;
  }

  /** @throws BucketFailed */
  async delete(key: string): Promise<void> {
    const answer = await this.send('DELETE', key);
    if (answer.status !== 404) await this.expectDone(answer, `delete ${key}`);
  }

  private async send(method: string, key: string, body?: Buffer, headers: Readonly<Record<string, string>> = {}): Promise<Response> {
    const { endpoint, bucket } = this.settings;
    try {
      return await this.client.fetch(`${endpoint}/${bucket}/${encodedKey(key)}`, {
        method,
        headers,
        ...(body && { body: new Uint8Array(body) }),
      });
    } catch (error) {
      const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
      throw new BucketFailed(`${endpoint} (S3_ENDPOINT) does not answer: ${cause instanceof Error ? cause.message : String(cause)}`);
    }
  }

  private async expectDone(answer: Response, what: string): Promise<void> {
    if (answer.ok) return;
    const { bucket, endpoint } = this.settings;
    const code = codeIn(await answer.text());
    const reason = code ? `${answer.status} ${code}` : String(answer.status);
    if (code === 'NoSuchBucket') throw new BucketFailed(`${endpoint} has no bucket ${bucket} (S3_BUCKET).`);
    if (answer.status === 401 || answer.status === 403)
      throw new BucketFailed(
        `The bucket ${bucket} refuses to ${what} with S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY as they are set (${reason}).`,
      );
    throw new BucketFailed(`The bucket ${bucket} could not ${what}: it answered ${reason}.`);
  }
}

/** Encodes each path segment: these stores read a plus sign in a path as a space, and every version contains one. */
export const encodedKey = (key: string): string => key.split('/').map(encodeURIComponent).join('/');
