import { Archive, EllipsisVertical, Pencil } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/index';
import { ConfirmDialog, Drawer, MenuButton, Modal, ModalBody, ModalFoot, Popover, Tip } from '../../ui-overlay/index';
import { Calendar } from '../../ui-pickers/index';
import { Part, Row } from './part';

type Open = 'confirm' | 'modal' | 'panel' | 'sheet' | 'drawer' | null;

export function Overlays() {
  const [open, setOpen] = useState<Open>(null);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [days, setDays] = useState<string[]>(['2026-11-16', '2026-11-21']);
  const close = () => setOpen(null);
  return (
    <Part name="What opens above the page">
      <Row>
        <Button onClick={() => setOpen('confirm')}>Confirmation</Button>
        <Button onClick={() => setOpen('modal')}>Modal</Button>
        <Button onClick={() => setOpen('panel')}>Panel</Button>
        <Button onClick={() => setOpen('sheet')}>Sheet</Button>
        <Button onClick={() => setOpen('drawer')}>Drawer</Button>
        <Button aria-haspopup="dialog" onClick={(event) => setAnchor(event.currentTarget)}>
          Calendar
        </Button>
        <Tip text="Active nights, complex support at Wattle Grove">
          <Button>Tooltip</Button>
        </Tip>
        <MenuButton
          label="Actions"
          onPick={() => undefined}
          actions={[
            { value: 'edit', label: 'Edit', icon: Pencil },
            { value: 'off', label: 'Not allowed', disabled: true },
            { value: 'archive', label: 'Archive', icon: Archive, stops: true },
          ]}
        >
          <Button shape="icon" aria-label="Menu">
            <EllipsisVertical aria-hidden />
          </Button>
        </MenuButton>
      </Row>
      <Popover anchor={anchor} label="Calendar" onClose={() => setAnchor(null)}>
        <Calendar mode="range" value={days} onChange={setDays} />
      </Popover>
      <ConfirmDialog open={open === 'confirm'} verb="Archive" danger onConfirm={close} onCancel={close}>
        Are you sure you want to archive this job?
      </ConfirmDialog>
      <Drawer label="Menu" open={open === 'drawer'} onClose={close}>
        <nav className="cl-side" aria-label="Main">
          <a className="cl-it" href="#jobs" aria-current="page">
            All Jobs
          </a>
          <a className="cl-it" href="#archived">
            Archived Jobs
          </a>
        </nav>
      </Drawer>
      <Modal
        title="Job Applicants"
        open={open === 'modal' || open === 'sheet' || open === 'panel'}
        size={open === 'sheet' || open === 'panel' ? open : 'work'}
        onClose={close}
      >
        <ModalBody>Nine people have applied.</ModalBody>
        <ModalFoot>
          <Button variant="ghost" onClick={close}>
            Cancel
          </Button>
          <Button variant="solid" onClick={close}>
            Assign
          </Button>
        </ModalFoot>
      </Modal>
    </Part>
  );
}
