import { messages, parse, protocol, type PGlite, type QueryOptions, type Results } from '@electric-sql/pglite';
import { namesOften } from './prepare-often';

type Query = PGlite['query'];
/** A parameter value. PGlite has no serializer for some types (a UUID, a time of day, an interval); their values are sent as they are. */
type Parameter = string | number | bigint | boolean | null | undefined;
type Messages = Awaited<ReturnType<PGlite['execProtocolStream']>>;

/** A planned statement: the types of its parameters, and the message that describes its rows, if it returns any. */
interface Kept {
  types: number[];
  columns: Messages;
}

const { serialize } = protocol;

/**
 * Makes the embedded database keep the plans of frequent statements, as `preparingClient` does with PostgreSQL: parsing and planning take
 * longer than running them. A kept statement is one call into WebAssembly, whereas `PGlite.query` makes six. Statements without parameters,
 * or with options other than the row mode, are passed to PGlite.
 */
export function keepPlans(client: PGlite): void {
  const nameOf = namesOften();
  const kept = new Map<string, Kept>();

  async function keep(name: string, text: string): Promise<Kept> {
    const replies = await send(client, serialize.parse({ name, text }), serialize.describe({ type: 'S', name }));
    const statement = {
      types: parse.parseDescribeStatementResults(replies),
      columns: replies.filter((one) => one instanceof messages.RowDescriptionMessage),
    };
    kept.set(name, statement);
    return statement;
  }

  async function run(name: string, text: string, values: Parameter[], rowMode?: QueryOptions['rowMode']) {
    const { types, columns } = kept.get(name) ?? (await keep(name, text));
    const texts = values.map((value, at) => textOf(client, value, types[at]));
    const replies = await send(client, serialize.bind({ statement: name, values: texts }), serialize.execute({}));
    const [answer] = parse.parseResults([...columns, ...replies], client.parsers, rowMode && { rowMode });
    if (!answer) throw new Error(`The database answered nothing to ${text}.`);
    return answer;
  }

  const keeping = (query: Query, alone: (work: () => Promise<Results>) => Promise<Results>): Query =>
    async function <Row>(text: string, values?: Parameter[], options: QueryOptions = {}) {
      const { rowMode, ...others } = options;
      const name = values?.length && Object.keys(others).length === 0 ? nameOf(text) : undefined;
      if (name === undefined || !values) return query<Row>(text, values, options);
      return (await alone(() => client._runExclusiveQuery(() => run(name, text, values, rowMode)))) as Results<Row>;
    };

  const query = client.query.bind(client);
  const transaction = client.transaction.bind(client);
  client.query = keeping(query, async (work) => {
    await client._checkReady(); // throws when it is closed
    return client._runExclusiveTransaction(work);
  });
  client.transaction = (work) =>
    transaction((tx) => {
      // No other statements run during a transaction, so this only checks that it is still open.
      const own = keeping(tx.query.bind(tx), (statement) => {
        if (tx.closed) throw new Error('The transaction has ended.');
        return statement();
      });
      return work({ ...tx, query: own });
    });
}

/** @throws DatabaseError as `PGlite.query` does; further statements can be sent afterwards */
function send(client: PGlite, ...asked: Uint8Array[]): Promise<Messages> {
  return client.execProtocolStream(Buffer.concat([...asked, serialize.sync()]));
}

/** A parameter as text, as the protocol requires. */
function textOf(client: PGlite, value: Parameter, type = 0): string | null {
  if (value === null || value === undefined) return null;
  return client.serializers[type]?.(value) ?? String(value);
}
