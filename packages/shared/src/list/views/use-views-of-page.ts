import { useCurrentRoute, type OwnedRoute } from '../../navigation/index';
import type { ViewsOf } from '../core/definition';

/** Whether the route's address contains no record's id. A view of one job's applicants would be meaningless for another job. */
function isWhole({ path, where = {} }: OwnedRoute): boolean {
  const params = path.split('/').filter((part) => part.startsWith(':'));
  return params.every((param) => param === ':type' || where[param.slice(1)]?.length === 1);
}

/** The route whose views a list offers: the page's own, unless the definition names another. */
export function useViewsOfPage(given: ViewsOf | undefined): ViewsOf | undefined {
  const current = useCurrentRoute();
  if (given || !current || !isWhole(current.route)) return given;
  return { list: current.route.name as ViewsOf['list'] };
}
