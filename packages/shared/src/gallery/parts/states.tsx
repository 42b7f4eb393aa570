import { State, STATES, type Thing } from '../../ui/index';
import { Part, Row } from './part';

const things = Object.keys(STATES) as Thing[];

export function States() {
  return (
    <Part name="State">
      {things.map((thing) => (
        <Row key={thing}>
          <span className="cl-line">{thing}</span>
          {Object.keys(STATES[thing]).map((value) => (
            <State key={value} of={thing} value={value} drawn={thing === 'roster' || thing === 'shiftKind'} />
          ))}
        </Row>
      ))}
      <Row>
        <span className="cl-line">unknown</span>
        <State of="job" value="paused_by_funder" />
        <State of="agreement" value="expiring">
          Expiring in 4 days
        </State>
      </Row>
      <div data-theme="light" className="cl-card cl-cardbody">
        Paper stays white: <State of="invoice" value="paid" /> <State of="shiftKind" value="sleep_over" drawn />
      </div>
    </Part>
  );
}
