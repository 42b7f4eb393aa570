import { EVENTS, type EventName, type EventPayload } from '@careloom/contract/events';

export type Listener<Name extends EventName> = (payload: EventPayload<Name>) => void;

const listeners = new Map<EventName, Set<Listener<EventName>>>();

/** Thrown if an event is not in the contract, or its payload does not match the schema. */
export class EventRefused extends Error {
  override readonly name = 'EventRefused';
}

/**
 * Publishes an event to all its listeners. The payload is parsed by the contract's schema first; a listener that throws is logged and does
 * not affect the others.
 * @throws EventRefused for an unknown name or an invalid payload
 */
export function raise<Name extends EventName>(name: Name, payload: EventPayload<Name>) {
  const schema = schemaOf(name);
  const parsed = schema.safeParse(payload);
  if (!parsed.success) {
    const wrong = parsed.error.issues.map((issue) => `${issue.path.join('.') || 'payload'}: ${issue.message}`).join('; ');
    throw new EventRefused(`The event ${name} was raised with a wrong payload (${wrong}). See contract/events.`);
  }
  for (const listener of [...(listeners.get(name) ?? [])]) notifyListener(name, listener, parsed.data as EventPayload<Name>);
}

/**
 * Subscribes to an event.
 * @returns a function that unsubscribes
 * @throws EventRefused for an unknown name
 */
export function subscribe<Name extends EventName>(name: Name, listener: Listener<Name>): () => void {
  schemaOf(name);
  const registered = listeners.get(name) ?? new Set();
  listeners.set(name, registered);
  const entry = listener as Listener<EventName>;
  registered.add(entry);
  return () => void registered.delete(entry);
}

function schemaOf(name: EventName) {
  if (!Object.hasOwn(EVENTS, name)) throw new EventRefused(`There is no event ${String(name)}. Known: ${Object.keys(EVENTS).join(', ')}.`);
  return EVENTS[name];
}

function notifyListener<Name extends EventName>(name: Name, listener: Listener<EventName>, payload: EventPayload<Name>) {
  try {
    listener(payload);
  } catch (error) {
    console.error(`A listener of ${name} failed.`, error);
  }
}
