import { Card } from '@careloom/shared/ui';
import type { Series } from './series';

/** Bars of a few months side by side, each with its number: nothing is told by length or colour alone. */
export function BarChart({ title, series }: { title: string; series: readonly Series[] }) {
  return (
    <Card title={title}>
      <div className="cl-bars">
        {series.map(({ label, yarn, bars }) => (
          <section key={label} aria-label={label} className={`cl-selvedge-${yarn}`}>
            <h3>{label}</h3>
            <dl>
              {bars.map(({ month, shown, part }) => (
                <div key={month}>
                  <dt>{month}</dt>
                  <dd>
                    <span className="cl-bar" style={{ width: `${part * 100}%` }} aria-hidden />
                    <span className="cl-tab">{shown}</span>
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Card>
  );
}
