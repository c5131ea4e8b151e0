export { closeStaff, findStaff, listStaff, writeStaff } from './staff.store.ts'
