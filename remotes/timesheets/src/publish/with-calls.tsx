import type { Call, InputFor } from '@careloom/contract/call';
import { type CallOptions, useCall } from '@careloom/shared/query';
import type { ReactNode } from 'react';

type Read<C extends Call> = ReturnType<typeof useCall<C>>;

interface WithCallsProps<C extends Call> {
  call: C;
  inputs: readonly InputFor<C>[];
  options?: CallOptions;
  /** Receives the answers, in the order of the inputs. */
  children: (reads: readonly Read<C>[]) => ReactNode;
}

/** Makes one call with several inputs at once; each answer is cached and refetched as by `useCall`. */
export function WithCalls<C extends Call>({ inputs, children, ...rest }: WithCallsProps<C>) {
  const [input, ...others] = inputs;
  if (input === undefined) return children([]);
  return (
    <WithCall {...rest} input={input} others={others}>
      {children}
    </WithCall>
  );
}

type WithCallProps<C extends Call> = Omit<WithCallsProps<C>, 'inputs'> & { input: InputFor<C>; others: readonly InputFor<C>[] };

function WithCall<C extends Call>({ call, input, others, options, children }: WithCallProps<C>) {
  const read = useCall(call, input, options);
  return (
    <WithCalls call={call} inputs={others} {...(options && { options })}>
      {(reads) => children([read, ...reads])}
    </WithCalls>
  );
}

interface OneRead<Data> {
  data: Data | undefined;
  error: { message: string } | null;
  isFetching: boolean;
  refetch: () => unknown;
}

/** Several reads as one: all answers, or undefined until each is loaded. */
export function together<Data>(reads: readonly OneRead<Data>[]) {
  const data = reads.flatMap((read) => (read.data === undefined ? [] : [read.data]));
  return {
    data: data.length === reads.length ? data : undefined,
    error: reads.find(({ error }) => error)?.error ?? null,
    isFetching: reads.some(({ isFetching }) => isFetching),
    onReread: () => {
      for (const read of reads) void read.refetch();
    },
  };
}
