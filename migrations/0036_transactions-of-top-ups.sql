-- Transactions of top-ups say so, also those that were written before they could.
UPDATE transaction SET subject = 'topUp', subject_id = top_up.id FROM top_up WHERE top_up.transaction_id = transaction.id;
