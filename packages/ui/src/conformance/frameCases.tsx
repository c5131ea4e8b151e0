import { AccountMenu } from '../AccountMenu/index.ts'
import { Footer } from '../Footer/index.ts'
import { LanguageMenu } from '../LanguageMenu/index.ts'
import { Pagination } from '../Pagination/index.ts'
import { ReportFlow } from '../ReportFlow/index.ts'
import { Stepper } from '../Stepper/index.ts'
import { Tabs } from '../Tabs/index.ts'
import { TopBar } from '../TopBar/index.ts'
import { type Cases, icon, link, noop, options } from './fixtures.tsx'

export const frameCases: Cases = {
  AccountMenu: {
    render: (rootProps) => (
      <AccountMenu
        {...rootProps}
        label="Your account"
        name="Anna"
        profile={{ label: 'Profile', href: '/profile' }}
        settings={{ label: 'Settings', href: '/settings' }}
        logOut={{ label: 'Log out', onPress: noop }}
      />
    ),
  },
  Footer: {
    render: (rootProps) => (
      <Footer
        {...rootProps}
        company={{ about: 'Company', address: ['Street', 'Place'], numbers: [] }}
        contact={{ title: 'Contact', links: [{ href: 'mailto:care@post.example', label: 'Mail' }] }}
        groups={[{ id: 'legal', title: 'Legal', links: [link] }]}
      />
    ),
  },
  LanguageMenu: {
    render: (rootProps) => (
      <LanguageMenu
        {...rootProps}
        languages={[{ code: 'fi', name: 'Suomi', tag: 'fi-FI' }]}
        value="fi"
        onChange={noop}
        variant="named"
      />
    ),
  },
  Pagination: {
    render: (rootProps) => (
      <Pagination
        {...rootProps}
        label="Pages"
        page={2}
        pageCount={5}
        hrefOf={(page) => `?page=${page}`}
      />
    ),
  },
  Stepper: {
    render: (rootProps) => (
      <Stepper
        {...rootProps}
        label="Steps"
        steps={[{ id: 'a', label: 'Account', state: 'current' }]}
      />
    ),
  },
  Tabs: {
    render: (rootProps) => (
      <Tabs {...rootProps} label="Tabs" items={[{ id: 'a', label: 'A', panel: 'Panel' }]} />
    ),
  },
  TopBar: {
    render: (rootProps) => (
      <TopBar
        {...rootProps}
        brand="Brand"
        homeHref="/"
        homeLabel="Brand, home"
        label="Main"
        items={[{ id: 'search', label: 'Search', href: '/search', icon }]}
      />
    ),
  },
  ReportFlow: {
    render: (rootProps) => (
      <ReportFlow {...rootProps} reasons={options} onSubmit={noop} onDone={noop} />
    ),
  },
}
