/** The code under test: what a customer still owes. */
exports.debtOf = (user, invoices) =>
  invoices.filter(({ user_id, status }) => user_id === user.id && status !== 'paid').reduce((sum, { total }) => sum + Number(total), 0);
