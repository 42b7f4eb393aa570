import { Mail, Menu, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Adorned, Avatar, Button, ButtonLink, Field, iconOf, Input, Logo, Weave } from '../../ui/index';

const Bell = iconOf('bell');
const Briefcase = iconOf('briefcase');

/** The shell's appearance without its behaviour, so that pages are seen in their surroundings. */
export function ShellLook({ views, view, children }: { views: readonly string[]; view: string; children: ReactNode }) {
  return (
    <div className="cl-app">
      <header className="cl-head">
        <a className="cl-skip" href="#sheet">
          Skip to the page
        </a>
        <button type="button" className="cl-iconbtn cl-menubtn" aria-label="Menu">
          <Menu aria-hidden />
        </button>
        <Logo href="#home" />
        <span className="cl-row cl-end cl-quickhead">
          <Button variant="ghost" size="sm">
            <Plus aria-hidden />
            Add House
          </Button>
          <ButtonLink href="#job" size="sm">
            <Plus aria-hidden />
            Post a Job
          </ButtonLink>
        </span>
        <a className="cl-iconbtn cl-bell" href="#notifications" aria-label="Notifications, 7 unread">
          <Bell className="cl-i" aria-hidden />
          <span className="cl-badge">7</span>
        </a>
        <a className="cl-avlink" href="#account">
          <Avatar name="Mercy Okafor" tint="galah" size={40} />
          <span className="cl-hidden">Account Settings</span>
        </a>
      </header>
      <nav className="cl-side" aria-label="Main">
        {views.map((name) => (
          <a key={name} className="cl-it" href={`/?view=${name}`} aria-current={name === view ? 'page' : undefined}>
            <Briefcase className="cl-i" aria-hidden />
            {name}
          </a>
        ))}
      </nav>
      <main className="cl-sheet" id="sheet" tabIndex={-1}>
        <nav className="cl-crumb" aria-label="Breadcrumb">
          <ol>
            <li>
              <a href="#kit">Kit</a>
            </li>
            <li aria-current="page">
              <span>{view}</span>
            </li>
          </ol>
        </nav>
        <div className="cl-scroll">
          {children}
          <footer className="cl-foot">© 2026 All Rights Reserved</footer>
        </div>
      </main>
    </div>
  );
}

/** The login screen's appearance: the only place with the full weave. */
export function LoginLook() {
  return (
    <div className="cl-login">
      <main>
        <Logo />
        <form noValidate>
          <div>
            <h1>Log In</h1>
            <p>Use your work email and password.</p>
          </div>
          <Field label="Email">
            <Adorned icon={<Mail aria-hidden />}>
              <Input size="touch" data-icon type="email" defaultValue="m.okafor@banksiacommunity.org.au" />
            </Adorned>
          </Field>
          <Field label="Password" error="Password incorrect.">
            <Input size="touch" type="password" placeholder=" " defaultValue="0123456789" />
          </Field>
          <Button type="submit" variant="solid" size="touch">
            Log In
          </Button>
        </form>
        <footer className="cl-subtle cl-small">© 2026 All Rights Reserved</footer>
      </main>
      <div className="cl-login-side">
        <Weave />
      </div>
    </div>
  );
}
