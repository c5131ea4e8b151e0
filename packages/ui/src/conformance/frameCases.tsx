import { AccountMenu } from '../AccountMenu/index.ts'
import { ConsentBanner } from '../ConsentBanner/index.ts'
import { Footer } from '../Footer/index.ts'
import { LanguageMenu } from '../LanguageMenu/index.ts'
import { Pagination } from '../Pagination/index.ts'
import { Stepper } from '../Stepper/index.ts'
import { Tabs } from '../Tabs/index.ts'
import { TopBar } from '../TopBar/index.ts'
import { type Cases, icon, link, nothing } from './parts.tsx'

export const frameCases: Cases = {
  AccountMenu: {
    draw: (given) => (
      <AccountMenu
        {...given}
        label="Your account"
        name="Anna"
        profile={{ label: 'Profile', href: '/profile' }}
        settings={{ label: 'Settings', href: '/settings' }}
        logOut={{ label: 'Log out', onPress: nothing }}
      />
    ),
  },
  ConsentBanner: {
    draw: (given) => (
      <ConsentBanner
        {...given}
        texts={{
          title: 'Cookies',
          text: 'Some are needed',
          accept: 'Accept all',
          refuse: 'Needed only',
          choose: 'Choose',
          save: 'Save',
        }}
        kinds={[{ id: 'needed', label: 'Needed', description: 'Always on', isRequired: true }]}
        onDecide={nothing}
      />
    ),
  },
  Footer: {
    draw: (given) => (
      <Footer
        {...given}
        brand="Brand"
        company={['Company']}
        groups={[{ id: 'legal', title: 'Legal', links: [link] }]}
      />
    ),
  },
  LanguageMenu: {
    draw: (given) => (
      <LanguageMenu
        {...given}
        label="Language"
        languages={[{ code: 'fi', name: 'Suomi', tag: 'fi-FI' }]}
        value="fi"
        onChange={nothing}
        variant="named"
      />
    ),
  },
  Pagination: {
    draw: (given) => (
      <Pagination
        {...given}
        label="Pages"
        page={2}
        pageCount={5}
        hrefOf={(page) => `?page=${page}`}
        labelOf={(page) => `Page ${page}`}
        previousLabel="Previous"
        nextLabel="Next"
      />
    ),
  },
  Stepper: {
    draw: (given) => (
      <Stepper
        {...given}
        label="Steps"
        progressText="1 of 1"
        doneLabel="done"
        steps={[{ id: 'a', label: 'Account', state: 'current' }]}
      />
    ),
  },
  Tabs: {
    draw: (given) => (
      <Tabs {...given} label="Tabs" items={[{ id: 'a', label: 'A', panel: 'Panel' }]} />
    ),
  },
  TopBar: {
    draw: (given) => (
      <TopBar
        {...given}
        brand="Brand"
        homeHref="/"
        homeLabel="Brand, home"
        label="Main"
        items={[{ id: 'search', label: 'Search', href: '/search', icon }]}
      />
    ),
  },
}
