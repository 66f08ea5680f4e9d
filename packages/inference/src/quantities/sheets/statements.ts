/** Statements of listed companies. */
export const statements = `
asset, total asset, current asset, liability, total liability, current liability, equity, shareholder equity, inventory, net earning, net earn, net profit, earning, operating cash flow, capital expenditure, long term debt, retained earning, cost of revenue, gross profit | - | of financial fundamental statement filing; by eps revenue share dilute liability earning; plus 16 => 2000000.00...40000000000.00~640000000.00
total asset, total liability, shareholder equity, gross profit, retained earning | - | by eps; plus 8 => 2000000.00...40000000000.00~640000000.00
`;
