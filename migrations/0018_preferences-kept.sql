-- What somebody had chosen: mails at once, or none.
INSERT INTO notification_preference (user_id, kind, frequency)
SELECT user_id, chosen.kind, CASE WHEN chosen.wanted THEN 'at_once' ELSE 'off' END
FROM subscription_preferences, LATERAL (VALUES
  ('orderUpdates', order_updates), ('messages', order_updates), ('listings', order_updates), ('offers', offers),
  ('billing', billing), ('productNews', product_news)) AS chosen (kind, wanted);
