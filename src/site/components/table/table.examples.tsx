import type { Examples } from '../gallery/examples.ts';
import { Table } from './table.tsx';

export const tableExamples: Examples = {
  component: 'Table',
  states: (w) => ({
    normal: (
      <Table
        caption={w.tableCaption}
        columns={[w.duration, w.payment]}
        rows={[
          ['24', '545,37'],
          ['36', '371,90'],
          ['48', '284,48'],
        ]}
      />
    ),
  }),
};
