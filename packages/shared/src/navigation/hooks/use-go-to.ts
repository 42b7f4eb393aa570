import type { OwnName } from '@careloom/contract/own-names';
import type { RouteName } from '@careloom/contract/route-names';
import { navigate, type NavigateOptions } from '../history/navigator';
import { addressOf, queryString, type LinkArguments, type Params, type Query } from '../table/href-of';

export interface GoToOptions extends NavigateOptions {
  query?: Query;
}

type GoTo = <Name extends RouteName | OwnName>(name: Name, ...rest: [...LinkArguments<Name>, options?: GoToOptions]) => void;

function go(name: RouteName | OwnName, params: Params = {}, { query, ...options }: GoToOptions = {}) {
  navigate(addressOf(name, params) + queryString(query), options);
}

/** Navigates to a route by name: `goTo('job-details-overview', { id: 7 })`. */
export const goTo = go as GoTo;

/** Returns `goTo`, which navigates to a route by name. */
export const useGoTo = (): GoTo => goTo;
