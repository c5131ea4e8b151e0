export {
  type Addresses,
  type Href,
  Link,
  type LinkComponent,
  type LinkProps,
  LinkProvider,
  type LinkProviderProps,
} from './LinkProvider.tsx'
